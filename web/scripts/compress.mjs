// Every file of the built page once more as small as it gets, so that the server has nothing left to do.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const PAGE = '../src/stammtisch/server/page'
const IS_TEXT = /\.(css|html|js|svg|txt|webmanifest)$/

for (const entry of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !IS_TEXT.test(entry.name)) continue
  const path = `${entry.parentPath}/${entry.name}`
  const body = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  const smaller = { br: brotliCompressSync(body, { params }), gz: gzipSync(body, { level: 9 }) }
  for (const [suffix, made] of Object.entries(smaller)) if (made.length < body.length) writeFileSync(`${path}.${suffix}`, made)
}

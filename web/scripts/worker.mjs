// The service worker of the built page: it names the parts that the page needs to open, and changes whenever one of them does.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const PAGE = '../src/stammtisch/server/page'
const WORKER = 'worker/sw.js'

const page = readFileSync(`${PAGE}/index.html`, 'utf8')
const named = [...page.matchAll(/(?:href|src)="(\.\/assets\/[^"]+)"/g)].map(([, address]) => address)
// Pictures of buttons are loaded by the first part that shows one.
const icons = readdirSync(`${PAGE}/assets`).filter((name) => /^icons-page-[\w-]+\.js$/.test(name))
const files = ['./', ...new Set([...named, ...icons.map((name) => `./assets/${name}`)])]
const version = createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 12)
const worker = readFileSync(WORKER, 'utf8').replace('/* files */ []', JSON.stringify(files)).replace("/* version */ ''", JSON.stringify(version))
writeFileSync(`${PAGE}/sw.js`, worker)

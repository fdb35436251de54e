// The page's types, made from the server's messages (src/gen/messages.json, which Python writes).
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const schema = JSON.parse(readFileSync('src/gen/messages.json', 'utf8'))
const code = await compile(schema, 'Wire', { additionalProperties: false, bannerComment: '// Made by scripts/types.mjs.' })
writeFileSync('src/gen/types.ts', code)

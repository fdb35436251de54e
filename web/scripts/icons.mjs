// Two files out of the 4,000 icons of game-icons: what the page itself uses, and the pictures on cards, which only a table needs.
// Each icon is one path in a square of 512, and the files hold these paths by name.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const SETS = '../src/stammtisch/games/slack/sets'
const OWN = JSON.parse(readFileSync('src/gen/own-icons.json', 'utf8'))
const UNKNOWN_CARD = 'octopus' // until the catalog has come (cards/catalog.svelte.ts)
const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))

function write(file, names) {
  const missing = names.filter((name) => !icons[name])
  if (missing.length) throw new Error(`no such icons: ${missing.join(', ')}`)
  const shapes = names.sort().map((name) => [name, icons[name].body.match(/^<path fill="currentColor" d="([^"]*)"\/>$/)[1]])
  writeFileSync(`src/gen/icons-${file}.json`, JSON.stringify(Object.fromEntries(shapes)))
}

const onCards = new Set([UNKNOWN_CARD])
for (const set of readdirSync(SETS)) {
  for (const file of ['cards.toml', 'jobs.toml']) {
    const text = readFileSync(`${SETS}/${set}/${file}`, 'utf8')
    for (const [, name] of text.matchAll(/^icon = "([^"]+)"/gm)) onCards.add(name)
  }
}
write('page', OWN)
write('cards', [...onCards])

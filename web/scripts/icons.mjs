// One sprite with the icons that cards and buttons use, out of the 4,000 of game-icons.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const SETS = '../src/stammtisch/games/slack/sets'
const OWN = JSON.parse(readFileSync('src/gen/own-icons.json', 'utf8'))
const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))

const wanted = new Set(OWN)
for (const set of readdirSync(SETS)) {
  for (const file of ['cards.toml', 'jobs.toml']) {
    const text = readFileSync(`${SETS}/${set}/${file}`, 'utf8')
    for (const [, name] of text.matchAll(/^icon = "([^"]+)"/gm)) wanted.add(name)
  }
}
const missing = [...wanted].filter((name) => !icons[name])
if (missing.length) throw new Error(`no such icons: ${missing.join(', ')}`)
const symbols = [...wanted].sort().map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>`)
writeFileSync('public/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`)

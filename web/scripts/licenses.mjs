// The license texts of everything in the page that others made, in one file that the page offers.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const ICONS = '@iconify-json/game-icons'
// These packages come without the text of their license.
const KEPT = { '@fluent/bundle': 'Apache-2.0', [ICONS]: 'CC-BY-3.0' }
const NOTES = { [ICONS]: 'Icons by Lorc, Delapouite and contributors, https://game-icons.net. Recolored, and those that are used put into two files.\n\n' }
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

function textOf(name) {
  const places = KEPT[name] ? [`licenses/${KEPT[name]}.txt`] : ['LICENSE', 'LICENSE.md'].map((file) => `node_modules/${name}/${file}`)
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`no license text of ${name}: put one into web/licenses`)
  return readFileSync(found, 'utf8')
}

const names = [...Object.keys(dependencies), ICONS].sort()
const parts = names.map((name) => `${name}\n${'='.repeat(name.length)}\n\n${NOTES[name] ?? ''}${textOf(name).trim()}\n`)
mkdirSync('public', { recursive: true })
writeFileSync('public/licenses.txt', parts.join('\n\n'))

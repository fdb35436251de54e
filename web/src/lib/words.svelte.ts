// The page's own words. Everything about a game comes from the server in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import german from '../../../src/stammtisch/text/locale/de/web.ftl?raw'
import germanGuide from '../../../src/stammtisch/text/locale/de/web-guide.ftl?raw'
import germanLooks from '../../../src/stammtisch/text/locale/de/web-looks.ftl?raw'
import germanMemory from '../../../src/stammtisch/text/locale/de/web-memory.ftl?raw'
import germanTable from '../../../src/stammtisch/text/locale/de/web-table.ftl?raw'
import englishGuide from '../../../src/stammtisch/text/locale/en/web-guide.ftl?raw'
import englishLooks from '../../../src/stammtisch/text/locale/en/web-looks.ftl?raw'
import englishMemory from '../../../src/stammtisch/text/locale/en/web-memory.ftl?raw'
import english from '../../../src/stammtisch/text/locale/en/web.ftl?raw'
import englishTable from '../../../src/stammtisch/text/locale/en/web-table.ftl?raw'
import { keepAs, kept } from './kept'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const SOURCES = {
  en: { locale: 'en-US', texts: [english, englishTable, englishGuide, englishLooks, englishMemory] },
  de: { locale: 'de-DE', texts: [german, germanTable, germanGuide, germanLooks, germanMemory] },
}
const bundles = new Map<Language, FluentBundle>()
let dialect = $state('') // what replaces a message begins with it

/** Words that come with a part of the page, and the dialect of those who need it; with "", nobody speaks one. */
export function learn(texts: Record<Language, string>) {
  for (const language of LANGUAGES) {
    SOURCES[language].texts.push(texts[language])
    bundles.get(language)?.addResource(new FluentResource(texts[language]))
  }
}

export function speak(spoken: string) {
  dialect = spoken
}

/** Most readers never need the other language, so it is parsed only when somebody does. */
function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language)
  if (known) return known
  const { locale, texts } = SOURCES[language]
  const made = new FluentBundle(locale, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text))
  bundles.set(language, made)
  return made
}

function preferred(): Language {
  const saved = kept('language')
  if (saved === 'en' || saved === 'de') return saved
  return navigator.language.startsWith('de') ? 'de' : 'en'
}

class Reader {
  language = $state<Language>(preferred())

  set(language: Language) {
    this.language = language
    keepAs('language', language)
    document.documentElement.lang = language
  }
}

export const reader = new Reader()

/** A message of web.ftl in the reader's language. An unknown one is a bug. */
export function say(key: string, variables: Record<string, FluentVariable> = {}): string {
  const bundle = bundleOf(reader.language)
  const found = (dialect && bundle.getMessage(`${dialect}-${key}`)) || bundle.getMessage(key)
  if (!found?.value) throw new Error(`no message ${key} in ${reader.language}`)
  return bundle.formatPattern(found.value, variables)
}

/** The same for a message that there need not be. */
export function sayIfKnown(key: string): string | undefined {
  return bundleOf(reader.language).hasMessage(key) ? say(key) : undefined
}

/** The name of a bot, a preset, a family of sets or a side. One that came with a new game goes by its id. */
export function nameOf(kind: 'web-level' | 'web-preset' | 'web-family' | 'web-side', id: string): string {
  return sayIfKnown(`${kind}-${id}`) ?? id.slice(0, 1).toUpperCase() + id.slice(1).replaceAll('_', ' ')
}

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

const SOURCE = fileURLToPath(new URL('src/', import.meta.url))
const components = readdirSync(SOURCE, { recursive: true }).filter((name) => name.endsWith('.svelte')).sort()

export default {
  preprocess: vitePreprocess(),
  // Every selector of a component has its number, and so has every element: short ones load faster.
  compilerOptions: { cssHash: ({ filename }) => `s${components.findIndex((name) => filename.endsWith(`src/${name}`)).toString(36)}` },
}

import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  // Every selector has one, and so has every element: short ones load faster.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}` },
}

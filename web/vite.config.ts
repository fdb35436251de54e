import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  base: './', // works below any path
  plugins: [svelte()],
  build: { outDir: '../src/stammtisch/server/page', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
})

// Parts of the page that come later, and what is said when they do not.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import App from '../src/App.svelte'
import { route } from '../src/lib/route.svelte'
import { say } from '../src/lib/words.svelte'

vi.mock('../src/lib/places', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  return { table: gone, replay: gone }
})

afterEach(() => {
  cleanup()
  route.parts = []
  vi.unstubAllGlobals()
})

describe('a part of the page that the server does not have any more', () => {
  for (const parts of [['t', 'abc'], ['replay', 'abc']])
    it(`is told, and the page can be loaded anew: ${parts[0]}`, async () => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
      route.parts = parts
      render(App)
      expect((await screen.findByRole('alert')).textContent).toContain(say('web-part-missing'))
      await fireEvent.click(screen.getByRole('button', { name: say('web-try-again') }))
      expect(reload).toHaveBeenCalledOnce()
      reload.mockRestore()
    })
})

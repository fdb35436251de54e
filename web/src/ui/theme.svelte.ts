// Dark or light: as the system has it, unless the reader chose one.
import { keepAs, kept } from '../lib/kept'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const NAME = 'theme'

class Look {
  theme = $state<Theme>(THEMES.find((known) => known === kept(NAME)) ?? 'system')

  constructor() {
    this.show()
  }

  set(theme: Theme) {
    this.theme = theme
    keepAs(NAME, theme)
    this.show()
  }

  private show() {
    if (this.theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.theme
  }
}

export const look = new Look()

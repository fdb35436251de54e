// Dark or light: as the system has it, unless the reader chose one.
export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const NAME = 'theme'

class Look {
  theme = $state<Theme>(THEMES.find((known) => known === localStorage.getItem(NAME)) ?? 'system')

  constructor() {
    this.show()
  }

  set(theme: Theme) {
    this.theme = theme
    localStorage.setItem(NAME, theme)
    this.show()
  }

  private show() {
    if (this.theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.theme
  }
}

export const look = new Look()

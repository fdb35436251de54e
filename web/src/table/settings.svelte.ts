// What a reader has switched on or off, for all tables, in this browser.
import { keepAs, kept } from '../lib/kept'

class Switch {
  private isOn = $state(false)

  constructor(
    private readonly name: string,
    first: boolean,
  ) {
    this.isOn = (kept(name) ?? String(first)) === 'true'
  }

  get on() {
    return this.isOn
  }

  set on(on: boolean) {
    this.isOn = on
    keepAs(this.name, String(on))
  }
}

export const settings = {
  sound: new Switch('sound', false),
  keys: new Switch('single-keys', true),
  quiet: new Switch('quiet-bell', false),
  mute: new Switch('mute', false),
}

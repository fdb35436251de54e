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

/** One of several words; "": nothing was chosen yet. */
class Word {
  private word = $state('')

  constructor(private readonly name: string) {
    this.word = kept(name) ?? ''
  }

  get value() {
    return this.word
  }

  set value(word: string) {
    this.word = word
    keepAs(this.name, word)
  }
}

export const settings = {
  sound: new Switch('sound', false),
  keys: new Switch('single-keys', true),
  quiet: new Switch('quiet-bell', false),
  mute: new Switch('mute', false),
  mine: new Switch('log-mine', false), // the log shows only what hit the reader
  coach: new Switch('coach', false),
  wish: new Word('wish'), // how often to be asked in windows (see orders.ts)
}

// The name that somebody plays under, for the next time.
import { keepAs, kept } from '../lib/kept'

const NAME = 'name'

export const LONGEST_NAME = 20

export const lastName = () => kept(NAME) ?? ''
export const rememberName = (name: string) => keepAs(NAME, name)

/** What the server makes of a name with blanks: one word. */
export const asSeen = (name: string) => name.trim().split(/\s+/).join('-')

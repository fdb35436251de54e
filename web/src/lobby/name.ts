// The name that somebody plays under, for the next time.
const NAME = 'name'

export const LONGEST_NAME = 20

export const lastName = () => localStorage.getItem(NAME) ?? ''
export const rememberName = (name: string) => localStorage.setItem(NAME, name)

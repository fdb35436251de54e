// What this browser keeps. Below a path every name begins with that path: the browser keeps one list for all pages of a
// host, and next door there may be another server, or a page that calls something "theme" as well.
const whole = (name: string) => new URL(name, location.href).pathname.slice(1)

export const kept = (name: string) => localStorage.getItem(whole(name))
export const keepAs = (name: string, value: string) => localStorage.setItem(whole(name), value)

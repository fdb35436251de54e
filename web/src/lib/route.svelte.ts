// Where the reader is: everything after # in the address, so that the server needs to know no page but one.
function parts(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

class Route {
  parts = $state<string[]>(parts())

  constructor() {
    addEventListener('hashchange', () => (this.parts = parts()))
  }

  go(...to: string[]) {
    location.hash = `/${to.map(encodeURIComponent).join('/')}`
  }
}

export const route = new Route()

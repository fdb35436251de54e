// The shapes of icons, by name. They come when they are needed. An icon is a path in the page itself: what only refers to a file of
// icons is built twice by the browser, and the second time takes a frame of its own, for every card that appears.
type Shapes = Record<string, string>

export class Icons {
  shapes = $state.raw<Shapes>({})

  constructor(coming: Promise<{ default: Shapes }>) {
    void coming.then((file) => (this.shapes = file.default))
  }
}

export const pageIcons = new Icons(import('../gen/icons-page.json'))

// happy-dom has no animations.
Element.prototype.animate = () =>
  ({ cancel() {}, finish() {}, play() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation

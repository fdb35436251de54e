// What the live region says.
class Announced {
  text = $state('')

  say(text: string) {
    this.text = text
  }
}

export const announced = new Announced()

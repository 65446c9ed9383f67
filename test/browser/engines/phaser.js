// The part of Phaser that the scene uses: texts that can be clicked, and the events of the scene.
class Text extends EventTarget {
  constructor(text) {
    super()
    this.text = text
  }
  setText(text) {
    this.text = text
  }
  setInteractive() {
    return this
  }
  on(name, listener) {
    this.addEventListener(name, listener)
    return this
  }
}

window.Phaser = {
  Scene: class {
    texts = []
    add = {
      text: (_x, _y, text) => {
        this.texts.push(new Text(text))
        return this.texts.at(-1)
      },
    }
    #events = new EventTarget()
    events = {
      once: (name, listener) => this.#events.addEventListener(name, () => listener(), { once: true }),
      emit: (name) => this.#events.dispatchEvent(new Event(name)),
    }
  },
}

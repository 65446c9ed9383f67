// What of Phaser the scene touches: texts that can be clicked, and the scene's own events.
class Text extends EventTarget {
  text = ''
  setText(text) {
    this.text = text
    return this
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
      text: (_x, _y, words) => {
        const text = new Text().setText(words)
        this.texts.push(text)
        return text
      },
    }
    #events = new EventTarget()
    events = {
      once: (name, listener) => this.#events.addEventListener(name, () => listener(), { once: true }),
      emit: (name) => this.#events.dispatchEvent(new Event(name)),
    }
  },
}

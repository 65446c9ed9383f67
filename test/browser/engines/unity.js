// The part of Unity's WebGL runtime that a .jslib uses: memory, texts in it, and messages to C#.
const heap = new Uint8Array(4096)
let free = 8

window.LibraryManager = { library: {} }
window.mergeInto = (library, functions) => Object.assign(library, functions)
window.lengthBytesUTF8 = (text) => new TextEncoder().encode(text).length
window._malloc = (size) => {
  const at = free
  free += size
  return at
}
window.stringToUTF8 = (text, at, size) => {
  const bytes = new TextEncoder().encode(text).slice(0, size - 1)
  heap.set(bytes, at)
  heap[at + bytes.length] = 0
}
window.UTF8ToString = (at) => new TextDecoder().decode(heap.slice(at, heap.indexOf(0, at)))

/** The messages to C#: `[object, method, text]`. */
window.messages = []
window.SendMessage = (...message) => window.messages.push(message)

/** Calls a function of the library as C# does, with texts as addresses. */
window.callFromCSharp = (name, ...texts) =>
  window.LibraryManager.library[name](
    ...texts.map((text) => {
      const size = window.lengthBytesUTF8(text) + 1
      const at = window._malloc(size)
      window.stringToUTF8(text, at, size)
      return at
    }),
  )

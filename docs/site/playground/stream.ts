/** How many entries are kept; older ones go. */
const most = 60

/** The stream of what happened, the newest first. */
export interface Stream {
  /** @param kind `event`, `call`, `answer` or `error`; it is said in words, too */
  tell(kind: 'event' | 'call' | 'answer' | 'error', name: string, detail: string): void
  clear(): void
}

export function createStream(list: HTMLElement): Stream {
  return {
    tell(kind, name, detail) {
      const item = document.createElement('div')
      item.className = kind
      const head = document.createElement('p')
      const label = document.createElement('span')
      label.className = 'kind'
      label.textContent = kind
      const title = document.createElement('code')
      title.textContent = name
      head.append(label, ' ', title)
      item.append(head)
      if (detail) {
        const body = document.createElement('pre')
        body.textContent = detail
        item.append(body)
      }
      list.prepend(item)
      while (list.children.length > most) list.lastElementChild?.remove()
    },
    clear: () => list.replaceChildren(),
  }
}

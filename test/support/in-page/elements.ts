import { computeAccessibleName, getRole, isDisabled } from 'dom-accessibility-api'

/** An element as a person knows it. */
export interface Query {
  readonly role: string
  /** The whole accessible name. */
  readonly name?: string
  /** A pattern for the accessible name. */
  readonly like?: string
}

/** What one can see of an element. */
export interface Sighting {
  readonly role: string
  readonly name: string
  /** In CSS pixels, relative to the window. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly focused: boolean
  readonly busy: boolean
  readonly current: boolean
  readonly disabled: boolean
  readonly href: string
  readonly target: string
  readonly rel: string
  /** What lies over its centre, when something does: a click would not reach it. */
  readonly covered: string
}

/** Every element of the page and of its open shadow roots, in the order it is read. */
function* walk(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const child of root.children) {
    yield child
    if (child.shadowRoot) yield* walk(child.shadowRoot)
    yield* walk(child)
  }
}

const parentOf = (node: Node): Node | null =>
  node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode)

function within(node: Node | null, ancestor: Node): boolean {
  for (let at = node; at; at = parentOf(at)) if (at === ancestor) return true
  return false
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (!width || !height || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return false
  for (let at: Node | null = element; at; at = parentOf(at))
    if (at instanceof Element && at.getAttribute('aria-hidden') === 'true') return false
  return true
}

/** The element that has the focus, however deep in shadow roots. */
export function deepActive(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

function deepFromPoint(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y)
  for (;;) {
    const inner: Element | null | undefined = found?.shadowRoot?.elementFromPoint(x, y)
    if (!inner || inner === found) return found
    found = inner
  }
}

function sight(element: Element): Sighting {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = deepFromPoint(x + width / 2, y + height / 2)
  const link = element as HTMLAnchorElement
  return {
    role: getRole(element) ?? '',
    name: computeAccessibleName(element),
    x,
    y,
    width,
    height,
    focused: element === deepActive(),
    busy: element.getAttribute('aria-busy') === 'true',
    current: element.getAttribute('aria-current') === 'true',
    disabled: isDisabled(element),
    href: link.href ?? '',
    target: link.target ?? '',
    rel: link.rel ?? '',
    covered: within(top, element) ? '' : (top?.localName ?? 'nothing'),
  }
}

function elements({ role, name, like }: Query): Element[] {
  const fits = (own: string) =>
    (name === undefined || own === name) && (like === undefined || new RegExp(like).test(own))
  return [...walk(document)].filter(
    (element) => getRole(element) === role && isShown(element) && fits(computeAccessibleName(element)),
  )
}

/** All elements of a role, and of a name where one is asked for, that can be seen. */
export const find = (query: Query): Sighting[] => elements(query).map(sight)

/** The same, brought into the window first. */
export function approach(query: Query): Sighting[] {
  const found = elements(query)
  found[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  return found.map(sight)
}

export const focused = (): Sighting | null => {
  const active = deepActive()
  return active && sight(active)
}

/** The text one reads, block by block, in an element of the page or its open shadow roots. */
export function read(query: Query): string[] {
  const [element] = elements(query)
  return element ? blocks(element) : []
}

function blocks(element: Element): string[] {
  const lines: string[] = []
  let line = ''
  const flush = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    if (text) lines.push(text)
    line = ''
  }
  const visit = (node: Node) => {
    if (node instanceof Text) line += node.data
    if (!(node instanceof Element) || !isShown(node)) return
    const isBlock = !getComputedStyle(node).display.startsWith('inline')
    if (isBlock) flush()
    for (const child of (node.shadowRoot ?? node).childNodes) visit(child)
    if (isBlock) flush()
  }
  visit(element)
  flush()
  return lines
}

/** Every element and attribute of the page that could run a script or fetch something, the page's own aside. */
export function injected(): string[] {
  const found: string[] = []
  for (const element of walk(document)) {
    if (
      element.matches('script, link, title, iframe, object, embed, base') &&
      !element.closest('[data-own], head')
    )
      found.push(element.outerHTML.slice(0, 200))
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || /^\s*(javascript|vbscript):/i.test(value)) found.push(`${name}=${value}`)
      if (name === 'src' && element.localName === 'img' && !value.startsWith('data:image/')) found.push(value)
      if (name === 'href' && element.localName === 'a' && !/^(https|nightly):\/\//.test(value))
        found.push(value)
    }
  }
  return found
}

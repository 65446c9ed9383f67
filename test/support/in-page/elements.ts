import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { waitForFrame } from './clock.js'

export interface Query {
  readonly role: string
  /** The whole accessible name, the whole visible text, or the name of the wallet in a row. */
  readonly name?: string | undefined
}

/** The visible state of an element. */
export interface ElementInfo {
  readonly role: string
  readonly name: string
  /** The visible text. Of the row of a wallet, the name only. */
  readonly label: string
  /** In CSS pixels, relative to the window. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly busy: boolean
  /** The tag name of the element that covers its center, or `nothing` outside of the window. Empty if the center is not covered. */
  readonly covered: string
}

/** Yields every element of the page and of its open shadow roots, in document order. */
function* walk(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const child of root.children) {
    yield child
    if (child.shadowRoot) yield* walk(child.shadowRoot)
    yield* walk(child)
  }
}

const parentOf = (node: Node): Node | null =>
  node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode)

/** Yields a node and its ancestors, also outside its shadow root. */
function* climb(node: Node | null): Generator<Node> {
  for (let at = node; at; at = parentOf(at)) yield at
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    ![...climb(element)].some((each) => each instanceof Element && each.ariaHidden === 'true')
  )
}

/** Returns the element that has the focus, also inside shadow roots. */
export function getActiveElement(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Returns the element at a point, also inside shadow roots. */
function deepFromPoint(x: number, y: number, root: Document | ShadowRoot = document): Element | null {
  const found = root.elementFromPoint(x, y)
  const inner = found?.shadowRoot !== root && found?.shadowRoot
  return (inner && deepFromPoint(x, y, inner)) || found
}

function getInfo(element: Element): ElementInfo {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = deepFromPoint(x + width / 2, y + height / 2)
  return {
    role: getRole(element) ?? '',
    name: computeAccessibleName(element),
    label: getLabel(element),
    x,
    y,
    width,
    height,
    busy: element.getAttribute('aria-busy') === 'true',
    covered: [...climb(top)].includes(element) ? '' : (top?.localName ?? 'nothing'),
  }
}

/** Returns the text of an element without text for screen readers, and of a wallet's row its name only. */
function getLabel(element: Element): string {
  const name = element.matches('[part=wallet]') && element.querySelector('bdi')
  if (name) return name.textContent ?? ''
  const hidden = element.querySelector('[part=hidden]')?.textContent ?? ''
  return (element.textContent ?? '').replace(hidden, '')
}

const findElements = ({ role, name }: Query): Element[] =>
  [...walk(document)].filter(
    (element) =>
      getRole(element) === role &&
      isShown(element) &&
      (name === undefined || computeAccessibleName(element) === name || getLabel(element) === name),
  )

/** Returns the visible elements with a role and, if given, a name. */
export const find = (query: Query): ElementInfo[] => findElements(query).map(getInfo)

/** Ends the transitions and animations in shadow roots that have an end, so that no test waits for them. */
export function finishMotion(): void {
  for (const { shadowRoot } of walk(document))
    for (const animation of shadowRoot?.getAnimations() ?? [])
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** Ends motion, then scrolls the first such element into the window. Returns all of them, and whether the first one is at rest. */
export async function scrollTo(query: Query): Promise<{ found: ElementInfo[]; isAtRest: boolean }> {
  finishMotion()
  const [element] = findElements(query)
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const getPlace = () => JSON.stringify(element?.getBoundingClientRect())
  const before = getPlace()
  // An animation moves with the frames of the page. It begins in the first frame.
  for (let frame = 0; frame < 2; frame++) await waitForFrame()
  return { found: find(query), isAtRest: getPlace() === before }
}

/** Clicks an element by script. */
export function clickElement(query: Query): void {
  const [element] = findElements(query)
  if (!(element instanceof HTMLElement)) throw new Error(`Not visible: ${query.role} ${query.name}`)
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  element.click()
}

export const findFocused = (): ElementInfo | null => {
  const active = getActiveElement()
  return active && getInfo(active)
}

/** Returns every element and attribute that could run a script or start a request, except those of the test page. */
export function findInjected(): string[] {
  const found: string[] = []
  for (const element of walk(document)) {
    if (
      element.matches('script, link, title, iframe, object, embed, base') &&
      !element.closest('[data-page], head')
    )
      found.push(element.outerHTML.slice(0, 200))
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || /^\s*(javascript|vbscript):/i.test(value)) found.push(`${name}=${value}`)
      if (name === 'src' && element.localName === 'img' && !value.startsWith('data:image/')) found.push(value)
      if (name === 'href' && element.localName === 'a' && !/^(https|nightly|watcheetv):\/\//.test(value))
        found.push(value)
    }
  }
  return found
}

const LIVE_REGION = '[role=status], [role=alert], [role=log], [aria-live]'

/** The live regions that were in the accessibility tree after the last change of the page. */
let known = new Set<Element>()
const roots: (Document | ShadowRoot)[] = []
const announcements: string[] = []

/** Returns whether a region is in the accessibility tree: rendered, and not behind a modal dialog. */
function isExposed(region: Element): boolean {
  const modal = roots.flatMap((root) => [...root.querySelectorAll('dialog:modal')]).at(-1)
  return region.checkVisibility() && (!modal || isInside(region, modal))
}

/** Returns whether a node is inside an element, also in a shadow root. */
const isInside = (node: Node | null, element: Element): boolean =>
  !!node &&
  (element.contains(node) || isInside((node.getRootNode() as Partial<ShadowRoot>).host ?? null, element))

const findExposed = () =>
  new Set(roots.flatMap((root) => [...root.querySelectorAll(LIVE_REGION)]).filter(isExposed))

/**
 * Notes what a screen reader announces: the text of a live region that changes while the region is in the accessibility tree.
 * A status region that appears together with its text is silent. An alert is not, unless it appears with its dialog.
 */
function follow(records: readonly MutationRecord[]): void {
  const exposed = findExposed()
  const changedDialogs = new Set(
    records.filter(({ type }) => type === 'attributes').map(({ target }) => target),
  )
  const changed = new Set(
    records.filter(({ type }) => type !== 'attributes').map(({ target }) => findRegion(target)),
  )
  for (const region of exposed) {
    // Of a log, only what is new is announced.
    const text = (region.role === 'log' ? region.lastElementChild : region)?.textContent?.trim()
    const isNew = !known.has(region)
    const isNewAlert =
      isNew && region.role === 'alert' && !changedDialogs.has(region.closest('dialog') as Node)
    if (text && (isNewAlert || (!isNew && changed.has(region)))) announcements.push(text)
  }
  known = exposed
}

const findRegion = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest(LIVE_REGION) ?? null

/** Starts to record announcements. Runs before the kit, which creates shadow roots. */
export function recordAnnouncements(): void {
  const observer = new MutationObserver(follow)
  const observe = (root: Document | ShadowRoot) => {
    roots.push(root)
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] })
  }
  observe(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    observe(root)
    return root
  }
}

/** Returns and removes the recorded announcements. */
export const takeAnnouncements = (): string[] => announcements.splice(0)

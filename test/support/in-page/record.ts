/** What went wrong on this page, and what it said: nothing of it may go unexpected. */
const faults: string[] = []
const said: string[] = []
const heard: Heard[] = []

/** An event of the kit as it arrived at the window. */
export interface Heard {
  readonly type: string
  // biome-ignore lint/suspicious/noExplicitAny: read where a test says what it expects
  readonly detail: any
  /** Tag of the element it started at; empty for the document. */
  readonly from: string
  readonly composed: boolean
}

const names = [
  'wallet-item-click',
  'wallet-connected',
  'wallet-disconnected',
  'wallet-account-changed',
  'wallet-network-changed',
  'wallet-error',
]

/** Starts to listen, and to stand in for `console.warn` and `console.error`. */
export function start(): void {
  addEventListener('error', (event) => faults.push(`uncaught: ${event.message || 'a resource'}`))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled rejection: ${text(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // Firefox looks for a page's icon by itself when it comes back to it, whatever icon the page names.
    if (new URL(blockedURI, location.href).pathname === '/favicon.ico') return
    faults.push(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
  for (const level of ['warn', 'error'] as const)
    console[level] = (...words: unknown[]) => said.push([`${level}:`, ...words.map(text)].join(' '))
  for (const name of names) addEventListener(name, hear)
}

function hear(event: Event): void {
  const { type, composed } = event
  const [from] = event.composedPath()
  heard.push({
    type,
    detail: JSON.parse(JSON.stringify((event as CustomEvent).detail ?? null)),
    from: from instanceof Element ? from.localName : '',
    composed,
  })
}

function text(value: unknown): string {
  try {
    return String(value)
  } catch {
    return 'something without a text'
  }
}

/** Each hands over what there is and forgets it. */
export const takeFaults = (): string[] => faults.splice(0)
export const takeSaid = (): string[] => said.splice(0)
export const takeHeard = (): Heard[] => heard.splice(0)

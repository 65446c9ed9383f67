import { findInjected } from './elements.js'

/** Errors and policy violations of the page. A test fails if there are any. */
const faults: string[] = []
const consoleLines: string[] = []
const events: RecordedEvent[] = []

/** An event of the kit as it arrived at the window. */
export interface RecordedEvent {
  readonly type: string
  // biome-ignore lint/suspicious/noExplicitAny: each test states what it expects
  readonly detail: any
  /** Tag name of the element that dispatched the event. Empty for the document. */
  readonly from: string
  readonly composed: boolean
}

const eventNames = [
  'wallet-item-click',
  'wallet-connected',
  'wallet-disconnected',
  'wallet-account-changed',
  'wallet-network-changed',
  'wallet-transaction',
  'wallet-error',
]

/** Starts to record events, errors, policy violations, and calls of `console.warn` and `console.error`, which print nothing. */
export function start(): void {
  addEventListener('error', ({ message }) => {
    // Not an error: a size changed twice in a frame, so the browser notifies the observer in the next frame.
    if (message !== 'ResizeObserver loop completed with undelivered notifications.')
      faults.push(`uncaught: ${message || 'a resource'}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled rejection: ${text(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // When Firefox comes back to a page, it requests the default icon, although the page has another.
    if (new URL(blockedURI, location.href).pathname === '/favicon.ico') return
    faults.push(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
  for (const level of ['warn', 'error'] as const)
    console[level] = (...args: unknown[]) => consoleLines.push([`${level}:`, ...args.map(text)].join(' '))
  for (const name of eventNames) addEventListener(name, recordEvent)
}

function recordEvent(event: Event): void {
  const { type, composed } = event
  const [from] = event.composedPath()
  const { detail } = event as CustomEvent
  events.push({
    type,
    detail: JSON.parse(JSON.stringify(detail)),
    from: from instanceof Element ? from.localName : '',
    composed,
  })
}

function text(value: unknown): string {
  try {
    return String(value)
  } catch {
    return 'a value without a text'
  }
}

/** Returns and removes the recorded lines of the console. */
export const takeConsole = (): string[] => consoleLines.splice(0)

/** Returns and removes the recorded events. */
export const takeEvents = (): RecordedEvent[] => events.splice(0)

/** Returns the faults, and removes the recorded ones: errors, policy violations, console lines, and injected markup. */
export const takeFaults = (): string[] => [
  ...faults.splice(0),
  ...takeConsole().map((line) => `unexpected on the console: ${line}`),
  ...findInjected().map((markup) => `injected: ${markup}`),
]

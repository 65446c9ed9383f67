import type { Prompt, RequestKind } from '../dev-wallet/shared.js'
import type { RequestOutcome, WalletRequest } from './types.js'

/** A request and the document that sent it. */
export interface LogEntry {
  readonly clientId: string
  /** The id of the request in its document. */
  readonly id: number
  readonly origin: string
  readonly prompt: Prompt
  outcome: RequestOutcome
  /** Whether a call of `approve` or `reject` settles the request, or has settled it. */
  isClaimed: boolean
}

export interface RequestLog {
  add(clientId: string, id: number, origin: string, prompt: Prompt): void
  setOutcome(clientId: string, id: number, outcome: RequestOutcome): void
  /** Marks the pending requests of a closed document as abandoned. */
  markAbandoned(clientId: string): void
  /**
   * Waits for the first pending request of a kind, and claims it so that no other call gets it.
   *
   * @param timeoutMs The timeout that the error names.
   * @param deadline The time at which the wait ends, in milliseconds since 1970.
   * @throws Error at the deadline. The message lists the requests so far.
   */
  claimNext(kind: RequestKind | undefined, timeoutMs: number, deadline: number): Promise<LogEntry>
  list(): readonly WalletRequest[]
}

// Keep the original functions, because fake timers of a test would stop the timeout.
const { setTimeout, clearTimeout } = globalThis

export function createRequestLog(): RequestLog {
  const entries: LogEntry[] = []
  const listeners = new Set<() => void>()

  const findUnclaimed = (kind: RequestKind | undefined) =>
    entries.find(
      ({ outcome, isClaimed, prompt }) =>
        outcome === 'pending' && !isClaimed && (kind === undefined || prompt.kind === kind),
    )
  const setOutcomes = (outcome: RequestOutcome, isMatch: (entry: LogEntry) => boolean) => {
    for (const entry of entries) if (entry.outcome === 'pending' && isMatch(entry)) entry.outcome = outcome
  }

  return {
    add(clientId, id, origin, prompt) {
      entries.push({ clientId, id, origin, prompt, outcome: 'pending', isClaimed: false })
      for (const listener of [...listeners]) listener()
    },
    setOutcome: (clientId, id, outcome) =>
      setOutcomes(outcome, (entry) => entry.clientId === clientId && entry.id === id),
    markAbandoned: (clientId) => setOutcomes('abandoned', (entry) => entry.clientId === clientId),
    claimNext(kind, timeoutMs, deadline) {
      return new Promise((resolve, reject) => {
        const claim = () => {
          const entry = findUnclaimed(kind)
          if (!entry) return
          entry.isClaimed = true
          listeners.delete(claim)
          clearTimeout(timer)
          resolve(entry)
        }
        const timer = setTimeout(
          () => {
            listeners.delete(claim)
            reject(createTimeoutError(kind, timeoutMs, entries))
          },
          Math.max(0, deadline - Date.now()),
        )
        listeners.add(claim)
        claim()
      })
    },
    list: () => entries.map(toWalletRequest),
  }
}

export const toWalletRequest = ({ origin, prompt, outcome }: LogEntry): WalletRequest =>
  Object.freeze({
    kind: prompt.kind,
    origin,
    values: prompt.values,
    ...(prompt.text !== undefined && { text: prompt.text }),
    outcome,
  })

function createTimeoutError(
  kind: RequestKind | undefined,
  timeoutMs: number,
  entries: readonly LogEntry[],
): Error {
  const pending = entries.filter(({ outcome }) => outcome === 'pending')
  const settled = entries.filter(({ outcome }) => outcome !== 'pending')
  const formatList = (list: readonly LogEntry[]) =>
    list.map(({ prompt, origin, outcome }) => `${prompt.kind} from ${origin} (${outcome})`).join(', ') ||
    'none'
  return new Error(
    `The wallet received no ${kind ? `${kind} ` : ''}request within ${timeoutMs} ms.\n` +
      `Pending requests: ${formatList(pending)}. Earlier requests: ${formatList(settled)}.`,
  )
}

import type { Connector } from './connect.js'
import type { Context } from './kit-context.js'
import type { Registry } from './wallet-registry.js'

/** How long a wallet may take to announce itself before the console hears of it, in milliseconds. */
const grace = 3000

/** Takes up the visitor's wallet by itself, at most once a page. Driven by registrations, never by polling. */
export interface AutoConnect {
  /** The page has said what it wants: from now on it may happen. @returns whether `isEnabled` changed */
  ready(): boolean
  /** Wallets may have come. */
  consider(): void
  /** An option was set. */
  configured(): void
  /** The visitor or the page connects, so this is not needed any more. */
  spend(): void
  isEnabled(): boolean
}

export function createAutoConnect(
  context: Context,
  find: Registry['find'],
  connect: Connector['connect'],
): AutoConnect {
  const { remembered, options } = context
  let enabled = true
  let isSpent = false
  let hasWarned = false

  const isReady = () => context.signal?.aborted === false

  /** Whom to connect to, if anybody is to be. */
  const wanted = () =>
    isReady() &&
    !isSpent &&
    enabled &&
    options.autoConnect !== false &&
    !remembered.get('disconnected') &&
    (remembered.get('wallet-name') || options.preferredWallet)

  const consider = () => {
    const name = wanted()
    if (!name) return
    const wallet = find(name)
    if (!wallet) {
      if (!hasWarned)
        setTimeout(() => {
          const name = wanted()
          if (name && !find(name)) console.warn(`Wallet ${name} not found`)
        }, grace)
      hasWarned = true
      return
    }
    isSpent = true
    connect(wallet, { silent: !!remembered.get('wallet-name') }).then(
      // Somebody who was asked without having asked, and said no, is not asked again at the next load; unless they said
      // yes in another tab.
      ({ status }) =>
        status === 'Rejected' &&
        !remembered.get('wallet-name') &&
        remembered.set('disconnected', wallet.name),
      () => {}, // Told by event and on the console.
    )
  }

  const configured = () => {
    if (isReady()) remembered.set('auto-connect', `${options.autoConnect !== false}`)
    consider()
  }

  return {
    consider,
    configured,
    ready() {
      const before = enabled
      // Read before it is written: a page that has just switched it on connects at the next load.
      enabled = (remembered.get('auto-connect') ?? 'true') === 'true'
      configured()
      return enabled !== before
    },
    spend() {
      isSpent = true
    },
    isEnabled: () => enabled,
  }
}

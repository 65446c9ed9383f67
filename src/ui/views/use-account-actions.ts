import { useState } from 'react'
import { type Session, WalletKitError } from '../../core/index.js'
import { CHAIN_IDS } from '../../core/internal.js'
import { useHasElapsed } from '../dom/use-has-elapsed.js'
import type { ModalController } from '../modal/controller.js'

/** Time for which the button confirms that the address was copied. */
const COPIED_MS = 2000

/** The outcome of the last action. Each action creates a new object, also for the same outcome. */
export interface ActionStatus {
  readonly kind?: 'copied' | 'copyFailed' | 'switched' | 'switchFailed' | 'switchUnsupported'
}

/**
 * Requests another network. The response does not tell whether it changed, so the network is read again.
 *
 * @param network lowercase name
 */
async function requestNetworkChange({ kit }: ModalController, network: string): Promise<ActionStatus> {
  try {
    await kit.changeNetwork({ name: network, chainId: CHAIN_IDS.get(network) })
    if ((await kit.getNetworkInfo()).name === network) return { kind: 'switched' }
  } catch (error) {
    if (error instanceof WalletKitError && error.reason === 'UNSUPPORTED')
      return { kind: 'switchUnsupported' }
  }
  return { kind: 'switchFailed' }
}

/** The actions of the account modal, and the outcome of the last one. */
export function useAccountActions(ui: ModalController, { account }: Session) {
  const [status, setStatus] = useState<ActionStatus>({})
  const isConfirmationOver = useHasElapsed(status.kind === 'copied' && status, COPIED_MS)
  return {
    status: isConfirmationOver ? {} : status,
    async copy() {
      try {
        await navigator.clipboard.writeText(account.address)
        setStatus({ kind: 'copied' })
      } catch (error) {
        console.error('Failed to copy address:', error)
        setStatus({ kind: 'copyFailed' })
      }
    },
    disconnect() {
      // Clears the region first, so that screen readers announce the same outcome again.
      setStatus({})
      ui.kit.disconnect().catch(() => {}) // A failure is part of the session.
    },
    async switchNetwork(network: string) {
      setStatus({})
      setStatus(await requestNetworkChange(ui, network))
    },
  }
}

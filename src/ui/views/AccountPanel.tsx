import { useState } from 'react'
import { shortenAddress } from '../../core/index.js'
import { useHasElapsed } from '../dom/timers.js'
import type { ModalActions } from '../modal/actions.js'
import type { AccountView } from '../modal/view.js'
import { type ActionOutcome, describeAccountStatus, describeWrongNetwork } from '../text/account.js'
import { Text, type ViewProps, WalletIcon } from './shared-parts.js'

/** Time for which the button confirms that the address was copied. */
const COPIED_MS = 2000

/** A gradient whose hue is derived from the address, so that an address always looks the same. */
function Avatar({ address }: { address: string }) {
  const style: Record<string, number> = { '--hue': Number.parseInt(address.slice(-6), 16) }
  return <span part="avatar" style={style} />
}

/** Returns the actions whose outcome the account modal shows, and the outcome of the last one. */
function useAccountActions(actions: ModalActions, { account, network }: AccountView['session']) {
  const [outcome, setOutcome] = useState<ActionOutcome>()
  // By identity: copying again starts over.
  const isConfirmationOver = useHasElapsed(outcome?.type === 'copied' && outcome, COPIED_MS)
  return {
    outcome: isConfirmationOver ? undefined : outcome,
    async copyAddress() {
      try {
        await actions.copyText(account.address)
        setOutcome({ type: 'copied' })
      } catch (error) {
        console.error('Failed to copy address:', error)
        setOutcome({ type: 'copyFailed' })
      }
    },
    disconnect() {
      setOutcome(undefined) // Clears the region first, so that screen readers announce the same outcome again.
      actions.disconnect()
    },
    async switchNetwork() {
      setOutcome(undefined)
      setOutcome({ type: await actions.switchNetwork(), previousNetwork: network })
    },
  }
}

/** The account modal: the address, the wallet, the network, and the actions of the account. */
export function AccountPanel({ snapshot, actions, view }: ViewProps & { view: AccountView }) {
  const { text, isWrongNetwork, explorerUrl } = snapshot
  const { wallet, account, network, disconnectError } = view.session
  const { outcome, copyAddress, disconnect, switchNetwork } = useAccountActions(actions, view.session)
  const shortAddress = shortenAddress(account.address)
  const displayName = account.ansName ?? shortAddress

  return (
    <section part="panel">
      {isWrongNetwork && (
        <div part="warning">
          <Text tag="p" role="alert">
            {describeWrongNetwork(snapshot, view, outcome)}
          </Text>
          <button part="primary" onClick={switchNetwork}>
            {text('switchNetwork')}
          </button>
        </div>
      )}
      <Avatar address={account.address} />
      <h2 id="title" tabIndex={-1} translate="no" aria-label={text('buttonConnected', displayName)}>
        {displayName}
      </h2>
      {account.ansName && <p translate="no">{shortAddress}</p>}
      <p part="details" translate="no">
        <WalletIcon wallet={wallet} />
        <bdi>{wallet.name}</bdi>
        {network && (
          <Text tag="span" part="network">
            {network.name}
          </Text>
        )}
      </p>
      <div part="actions">
        <Text tag="button" part="secondary" aria-live="polite" onClick={copyAddress}>
          {text(outcome?.type === 'copied' ? 'copied' : 'copy')}
        </Text>
        <button part="secondary" onClick={actions.changeWallet}>
          {text('changeWallet')}
        </button>
        <button part="secondary" onClick={disconnect}>
          {text('disconnect')}
        </button>
      </div>
      <Text tag="p" part="status" role="status">
        {describeAccountStatus(snapshot, view, outcome)}
      </Text>
      {disconnectError && (
        <button part="link" onClick={actions.removeFromSite}>
          {text('forget')}
        </button>
      )}
      {explorerUrl && (
        <a part="link" href={explorerUrl} target="_blank" rel="noreferrer">
          {text('explorer')}
        </a>
      )}
    </section>
  )
}

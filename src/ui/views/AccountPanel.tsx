import { useState } from 'react'
import { shortenAddress } from '../../core/index.js'
import { useHasElapsed } from '../dom/timers.js'
import type { AccountView } from '../modal/view.js'
import {
  type ActionOutcome,
  describeAccountStatus,
  describeOutcome,
  describeWrongNetwork,
} from '../text/account.js'
import { Text, type ViewProps, WalletIcon } from './shared-parts.js'

/** Time for which the button confirms that the address was copied. */
const COPIED_MS = 2000

/** A gradient whose hue is derived from the address, so that an address always looks the same. */
function Avatar({ address }: { address: string }) {
  const style: Record<string, number> = { '--hue': Number.parseInt(address.slice(-6), 16) }
  return <span part="avatar" style={style} />
}

type AccountPanelProps = ViewProps & { readonly view: AccountView }

/** Returns the actions whose outcome the account modal shows, and the outcome of the last one. */
function useAccountActions({ snapshot, actions, view }: AccountPanelProps) {
  const [last, setLast] = useState<{ readonly outcome: ActionOutcome }>()
  // By identity: copying again starts over.
  const isConfirmationOver = useHasElapsed(last?.outcome === 'copied' && last, COPIED_MS)
  const showOutcome = (outcome: ActionOutcome) => {
    setLast({ outcome })
    actions.announceOutcome(describeOutcome(snapshot, view, outcome))
  }
  return {
    outcome: isConfirmationOver ? undefined : last?.outcome,
    async copyAddress() {
      try {
        await actions.copyText(view.session.account.address)
        showOutcome('copied')
      } catch (error) {
        console.error('Failed to copy address:', error)
        showOutcome('copyFailed')
      }
    },
    disconnect() {
      setLast(undefined) // It would hide that the wallet does not disconnect.
      actions.disconnect()
    },
    async switchNetwork() {
      setLast(undefined)
      showOutcome(await actions.switchNetwork())
    },
  }
}

/** The account modal: the address, the wallet, the network, and the actions of the account. */
export function AccountPanel(props: AccountPanelProps) {
  const { snapshot, actions, view } = props
  const { text, isWrongNetwork, explorerUrl } = snapshot
  const { wallet, account, network, disconnectError } = view.session
  const { outcome, copyAddress, disconnect, switchNetwork } = useAccountActions(props)
  const shortAddress = shortenAddress(account.address)
  const displayName = account.ansName ?? shortAddress

  return (
    <section part="panel">
      {isWrongNetwork && (
        <div part="warning">
          <Text tag="p">{describeWrongNetwork(snapshot, view, outcome)}</Text>
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
        <Text tag="button" part="secondary" onClick={copyAddress}>
          {text(outcome === 'copied' ? 'copied' : 'copy')}
        </Text>
        <button part="secondary" onClick={actions.changeWallet}>
          {text('changeWallet')}
        </button>
        <button part="secondary" onClick={disconnect}>
          {text('disconnect')}
        </button>
      </div>
      <Text tag="p" part="status">
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

import { useEffect, useState, useSyncExternalStore } from 'react'
import { type NetworkDetails, shortenAddress } from '../../core/index.js'
import type { ModalActions } from '../modal/actions.js'
import type { AccountView } from '../modal/derive-view.js'
import {
  type ActionOutcome,
  describeAccountStatus,
  describeOutcome,
  describeWrongNetwork,
} from '../text/account.js'
import { deriveAvatarStyle } from './avatar-style.js'
import { Icon } from './Icon.js'
import type { ViewProps } from './shared-components.js'
import { TranslationSafeText } from './TranslationSafeText.js'
import { useActionOutcome } from './use-action-outcome.js'
import { WalletIcon } from './WalletIcon.js'

type AccountPanelProps = ViewProps & { readonly view: AccountView }

/** Renders the account modal: the address, the wallet, the network, and the actions of the account. */
export function AccountPanel(props: AccountPanelProps) {
  const { snapshot, actions, view } = props
  const { translate, isWrongNetwork, explorerUrl } = snapshot
  const { wallet, account, network, disconnectError } = view.session
  const { outcome, copyAddress, disconnectButton, switchButton } = useAccountActions(props)
  const shortAddress = shortenAddress(account.address)
  const displayName = account.ansName ?? shortAddress
  const isCopied = outcome === 'copied'

  return (
    <section part="panel">
      <span part="avatar" style={deriveAvatarStyle(account.address)} />
      <h2 id="title" tabIndex={-1} translate="no" aria-label={translate('buttonConnected', displayName)}>
        {displayName}
      </h2>
      {account.ansName && <p translate="no">{shortAddress}</p>}
      {snapshot.hasBalance && <Balance actions={actions} network={network} />}
      <p part="details" translate="no">
        <WalletIcon wallet={wallet} />
        <bdi>{wallet.name}</bdi>
        {network && (
          <TranslationSafeText tag="span" part="network">
            {network.name}
          </TranslationSafeText>
        )}
      </p>
      {isWrongNetwork && (
        <div part="warning">
          <TranslationSafeText tag="p">{describeWrongNetwork(snapshot, view, outcome)}</TranslationSafeText>
          <button part="primary" {...switchButton}>
            {translate('switchNetwork')}
          </button>
        </div>
      )}
      <div part="actions">
        <button part={isCopied ? 'secondary copied' : 'secondary'} onClick={copyAddress}>
          <Icon key={`${isCopied}`} name={isCopied ? 'check' : 'copy'} />
          <TranslationSafeText tag="span">{translate(isCopied ? 'copied' : 'copy')}</TranslationSafeText>
        </button>
        {explorerUrl && (
          <a part="secondary" href={explorerUrl} target="_blank" rel="noreferrer">
            <Icon name="out" />
            {translate('explorer')}
          </a>
        )}
        <button part="secondary" onClick={actions.changeWallet}>
          <Icon name="change" />
          {translate('changeWallet')}
        </button>
        <button part="secondary danger" {...disconnectButton}>
          <Icon name="leave" />
          {translate('disconnect')}
        </button>
      </div>
      <TranslationSafeText tag="p" part="status">
        {describeAccountStatus(snapshot, view, outcome)}
      </TranslationSafeText>
      {disconnectError && (
        <button part="link danger" onClick={actions.forceDisconnect}>
          {translate('forget')}
        </button>
      )}
    </section>
  )
}

/**
 * Returns the outcome of the last action, a function that copies the address, and the props of the buttons that disconnect and
 * switch the network. Each outcome is announced, and `copied` ends after a moment. A disconnect clears the outcome.
 */
function useAccountActions({ snapshot, actions, view }: AccountPanelProps) {
  const [outcome, showAndAnnounceOutcome] = useActionOutcome(actions, (outcome: ActionOutcome) =>
    describeOutcome(snapshot, view, outcome),
  )
  return {
    outcome,
    async copyAddress() {
      showAndAnnounceOutcome(await actions.copyText(view.session.account.address, 'address'))
    },
    disconnectButton: useRequestButton(async () => {
      await actions.disconnect()
      showAndAnnounceOutcome() // An earlier outcome would hide the error of the disconnect.
    }),
    switchButton: useRequestButton(async () => {
      showAndAnnounceOutcome()
      showAndAnnounceOutcome(await actions.switchNetwork())
    }),
  }
}

/**
 * Returns the props of a button that sends a request to the wallet, and looks busy until the request has ended.
 *
 * @param sendRequest Must not reject, because the button would then stay busy.
 */
function useRequestButton(sendRequest: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const sendRequestUnlessBusy = async () => {
    if (isBusy) return // Otherwise, the wallet would prompt twice.
    setBusy(true)
    await sendRequest()
    setBusy(false)
  }
  return { 'aria-busy': isBusy, onClick: sendRequestUnlessBusy }
}

interface BalanceProps {
  readonly actions: ModalActions
  /** Network of the wallet. The balance is loaded again when the network changes. */
  readonly network: NetworkDetails | undefined
}

/**
 * Renders the balance of the account. The line is empty while the page loads the balance, and is removed if loading fails. For
 * another account, the panel must be mounted again.
 */
function Balance({ actions, network }: BalanceProps) {
  const [balance, setBalance] = useState<string>()
  // Load the balance only when the modal opens. The panel is rendered earlier, and its balance could be outdated by then.
  const isOpen = useSyncExternalStore(actions.subscribe, actions.isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page reads the network from the state
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    setBalance(undefined)
    actions.loadBalanceOrEmpty().then((text) => {
      if (isCurrent) setBalance(text)
    })
    return () => {
      isCurrent = false
    }
  }, [actions, network, isOpen])
  return (
    balance !== '' && (
      // Without `dir`, "12.5 APT" would read "APT 12.5" in a right-to-left language.
      <TranslationSafeText tag="p" part="balance" dir="auto">
        {balance ?? '\u00a0'}
      </TranslationSafeText>
    )
  )
}

import { type Session, shortenAddress } from '../../core/index.js'
import type { ModalController } from '../modal/controller.js'
import { describeAccountStatus, describeWrongNetwork } from '../text/account.js'
import { Avatar } from './Avatar.js'
import { getExplorerLink } from './explorer-link.js'
import { isWrongNetwork } from './is-wrong-network.js'
import { Text } from './Text.js'
import { useAccountActions } from './use-account-actions.js'
import { WalletIcon } from './WalletIcon.js'

/** The account modal: the address, the wallet, the network, and the actions of the account. */
export function AccountPanel({ ui, session }: { ui: ModalController; session: Session }) {
  const { controls, options, text } = ui
  const { wallet, account, network, disconnectError } = session
  const { status, copy, disconnect, switchNetwork } = useAccountActions(ui, session)
  const expectedNetwork = options.network?.toLowerCase() ?? ''
  const isWrong = isWrongNetwork(options, session)
  const shortAddress = shortenAddress(account.address)
  const name = account.ansName ?? shortAddress
  const link = getExplorerLink(options, session)

  return (
    <section part="panel">
      {isWrong && (
        <div part="warning">
          <Text tag="p" role="alert">
            {describeWrongNetwork(ui, session, status)}
          </Text>
          <button part="primary" onClick={() => switchNetwork(expectedNetwork)}>
            {text('switchNetwork')}
          </button>
        </div>
      )}
      <Avatar address={account.address} />
      <h2 id="title" tabIndex={-1} translate="no" aria-label={text('buttonConnected', name)}>
        {name}
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
        <Text tag="button" part="secondary" aria-live="polite" onClick={copy}>
          {text(status.kind === 'copied' ? 'copied' : 'copy')}
        </Text>
        <button part="secondary" onClick={ui.changeWallet}>
          {text('changeWallet')}
        </button>
        <button part="secondary" onClick={disconnect}>
          {text('disconnect')}
        </button>
      </div>
      <Text tag="p" part="status" role="status">
        {describeAccountStatus(ui, session, status)}
      </Text>
      {disconnectError && (
        <button part="link" onClick={controls.forceDisconnect}>
          {text('forget')}
        </button>
      )}
      {link && (
        <a part="link" href={link} target="_blank" rel="noreferrer">
          {text('explorer')}
        </a>
      )}
    </section>
  )
}

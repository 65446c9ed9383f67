import type { ReactNode } from 'react'
import { detectEnvironment, getDeepLink } from '../catalogue/index.js'
import type { WalletEntry } from '../core/index.js'
import { Icon } from './Icon.js'
import type { ModalController } from './modal-snapshot.js'
import type { ModalView } from './modal-view.js'
import { useHasElapsed } from './use-timeout.js'
import { WalletIcon } from './WalletIcon.js'

/** How long one waits before being told what may be wrong, in milliseconds. */
const patience = 8000

/** How long a wallet's own browser may take to open, in milliseconds: who is still here has not got the wallet. */
const patienceWithApp = 2000

/** The right side: one view, and one line of status that stays in place so that screen readers hear it change. */
export function ConnectPanel({ ui, view }: { ui: ModalController; view: ModalView }) {
  const { text } = ui
  const app =
    view.kind === 'install' &&
    detectEnvironment(window) === 'phone' &&
    getDeepLink(view.wallet, location.href)
  const isLate = useHasElapsed(
    view.kind === 'connecting' ? view.attempt : app,
    app ? patienceWithApp : patience,
  )
  const failure = view.kind === 'default' ? view.failure : undefined
  let above: ReactNode
  let status = ''
  let below: ReactNode

  if (view.kind === 'connecting') {
    const { wallet } = view
    above = <WalletIcon wallet={wallet} />
    status = text('connecting', wallet.name)
    below = (
      <>
        <i part="spinner" />
        {/* With a key it is no other view's button, which would come by its focus. */}
        <button key="cancel" part="secondary" onClick={ui.kit.cancel}>
          {text('cancel')}
        </button>
        {/* Last, with its line kept free: Cancel does not move when it is told. */}
        <p role="status">{isLate ? text('slow') : '\u00a0'}</p>
      </>
    )
  } else if (view.kind === 'install') {
    const { wallet } = view
    above = (
      <>
        <WalletIcon wallet={wallet} />
        <h2>
          <bdi>{wallet.name}</bdi>
        </h2>
      </>
    )
    status = text('notInstalled')
    below = (
      <>
        {app && (
          <a part="primary" href={app}>
            {text('openIn', wallet.name)}
          </a>
        )}
        {(!app || isLate) && <GetLink ui={ui} wallet={wallet} part={app ? 'secondary' : 'primary'} />}
      </>
    )
  } else if (view.kind === 'get') {
    above = (
      <h2 id="get" tabIndex={-1}>
        {text('getWallet')}
      </h2>
    )
    below = (
      // biome-ignore lint/a11y/noRedundantRoles: to Safari a list without bullets is none
      <ul role="list" aria-labelledby="get">
        {ui.getDisplayedWallets().popular.map((wallet) => (
          <li key={wallet.name}>
            <GetLink ui={ui} wallet={wallet} part="wallet" />
          </li>
        ))}
      </ul>
    )
  } else if (view.kind === 'default') {
    const blurb = (title: 'home' | 'login') => (
      <div part="blurb">
        <Icon name={title} />
        <h3>{text(title)}</h3>
        <p>{text(`${title}Text`)}</p>
      </div>
    )
    status = failure ? text(failure.error === null ? 'rejected' : 'failed', failure.wallet.name) : ''
    // What went wrong comes first: on a small screen what follows may be out of sight.
    below = (
      <>
        {failure && (
          <button part="primary" onClick={() => ui.selectWallet(failure.wallet)}>
            {text('again')}
          </button>
        )}
        <h2>{text('what')}</h2>
        {blurb('home')}
        {blurb('login')}
        {ui.getDisplayedWallets().popular[0] && (
          <button part={failure ? 'secondary' : 'primary'} onClick={ui.showAvailableWallets}>
            {text('getWallet')}
          </button>
        )}
        <a
          part="link"
          href={ui.options.links?.learnMore ?? 'https://aptos.dev/'}
          target="_blank"
          rel="noreferrer"
        >
          {text('learnMore')}
        </a>
      </>
    )
  }

  return (
    <section part={failure ? 'panel default failed' : `panel ${view.kind}`}>
      {above}
      <p part="status" role="status">
        {status}
      </p>
      {below}
    </section>
  )
}

interface GetLinkProps {
  readonly ui: ModalController
  readonly wallet: WalletEntry
  /** What it looks like: in the list of wallets to get it has the wallet's icon. */
  readonly part: 'primary' | 'secondary' | 'wallet'
}

const GetLink = ({ ui, wallet, part }: GetLinkProps) => (
  <a part={part} href={wallet.url} target="_blank" rel="noreferrer">
    {part === 'wallet' && <WalletIcon wallet={wallet} />}
    {ui.text('get', wallet.name)}
  </a>
)

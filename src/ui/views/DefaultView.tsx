import { Icon, type ViewProps } from './shared-parts.js'

/** The action for an environment that cannot reach wallets: open the page in a new tab, or copy its URL for a browser. */
function OpenElsewhereAction({ snapshot: { environment, pageUrl, text }, actions }: ViewProps) {
  switch (environment) {
    case 'frame':
      return (
        <a part="secondary" href={pageUrl} target="_blank" rel="noreferrer">
          {text('newTab')}
        </a>
      )
    case 'web-view':
      return (
        <button part="secondary" onClick={() => actions.copyText(pageUrl).catch(() => {})}>
          {text('copyLink')}
        </button>
      )
    default:
      return null
  }
}

interface BlurbProps extends Pick<ViewProps, 'snapshot'> {
  readonly topic: 'home' | 'login'
}

const Blurb = ({ snapshot: { text }, topic }: BlurbProps) => (
  <div part="blurb">
    <Icon name={topic} />
    <h3>{text(topic)}</h3>
    <p>{text(`${topic}Text`)}</p>
  </div>
)

/** The first view: what a wallet is, and how to get one. */
export function DefaultView({ snapshot, actions }: ViewProps) {
  const { text, wallets, learnMoreUrl } = snapshot
  return (
    <>
      <OpenElsewhereAction snapshot={snapshot} actions={actions} />
      <h2>{text('what')}</h2>
      <Blurb snapshot={snapshot} topic="home" />
      <Blurb snapshot={snapshot} topic="login" />
      {wallets.popular.length > 0 && (
        <button part="primary" onClick={actions.showGetWalletView}>
          {text('getWallet')}
        </button>
      )}
      <a part="link" href={learnMoreUrl} target="_blank" rel="noreferrer">
        {text('learnMore')}
      </a>
    </>
  )
}

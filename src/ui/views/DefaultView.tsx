import { Icon, type ViewProps } from './shared-parts.js'

/** The action for an environment that cannot reach wallets: open the page in a new tab, or copy its URL for a browser. */
function ReachWalletsAction({ snapshot: { environment, pageUrl, text }, actions }: ViewProps) {
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
  <div part={`blurb ${topic}`}>
    <Icon name={topic} />
    <h3>{text(topic)}</h3>
    <p>{text(`${topic}Text`)}</p>
  </div>
)

/** The first view: what a wallet is, and how to get one. `PanelHeader` shows its title. */
export function DefaultView({ snapshot, actions }: ViewProps) {
  const { text, wallets, learnMoreUrl } = snapshot
  return (
    <>
      <ReachWalletsAction snapshot={snapshot} actions={actions} />
      <Blurb snapshot={snapshot} topic="home" />
      <Blurb snapshot={snapshot} topic="login" />
      <div part="actions">
        {wallets.popular.length > 0 && (
          <button
            // The wallets in the list are the first choice of users who have one.
            part={wallets.installed.length > 0 ? 'secondary' : 'primary'}
            onClick={actions.showGetWalletView}
          >
            {text('getWallet')}
          </button>
        )}
        <a part="link" href={learnMoreUrl} target="_blank" rel="noreferrer">
          {text('learnMore')}
          <Icon name="out" />
        </a>
      </div>
    </>
  )
}

import type { CopyOutcome } from '../text/account.js'
import { Icon } from './Icon.js'
import type { ViewProps } from './shared-components.js'
import { TranslationSafeText } from './TranslationSafeText.js'
import { useActionOutcome } from './use-action-outcome.js'

/**
 * Renders the first view: an explanation of wallets, and a button that shows the wallets to get. If wallets can't reach the
 * page, the view starts with a link or a button for opening the page elsewhere. `PanelHeader` renders the title of the view.
 */
export function DefaultView({ snapshot, actions }: ViewProps) {
  const { environment, pageUrl, translate, wallets, learnMoreUrl } = snapshot
  return (
    <>
      {environment === 'frame' && (
        <a part="secondary" href={pageUrl} target="_blank" rel="noreferrer">
          {translate('newTab')}
        </a>
      )}
      {environment === 'web-view' && <CopyLinkButton snapshot={snapshot} actions={actions} />}
      <Blurb snapshot={snapshot} topic="home" />
      <Blurb snapshot={snapshot} topic="login" />
      <div part="actions">
        {wallets.popular.length > 0 && (
          <button
            // If the user has a wallet, the primary action is to choose it in the list.
            part={wallets.installed.length > 0 ? 'secondary' : 'primary'}
            onClick={actions.showGetWalletView}
          >
            {translate('getWallet')}
          </button>
        )}
        <a part="link" href={learnMoreUrl} target="_blank" rel="noreferrer">
          {translate('learnMore')}
          <Icon name="out" />
        </a>
      </div>
    </>
  )
}

/**
 * Renders a button that copies the URL of the page, and the outcome. If copying fails, renders the URL, so that the user can
 * copy it manually.
 */
function CopyLinkButton({ snapshot: { pageUrl, translate }, actions }: ViewProps) {
  const describe = (outcome: CopyOutcome) =>
    translate(outcome === 'copied' ? 'copied' : 'copyLinkFailed', pageUrl)
  const [outcome, showAndAnnounceOutcome] = useActionOutcome(actions, describe)
  return (
    <>
      <button
        part="secondary"
        onClick={async () => showAndAnnounceOutcome(await actions.copyText(pageUrl, 'link'))}
      >
        {translate('copyLink')}
      </button>
      <TranslationSafeText tag="p">{outcome ? describe(outcome) : ''}</TranslationSafeText>
    </>
  )
}

interface BlurbProps extends Pick<ViewProps, 'snapshot'> {
  readonly topic: 'home' | 'login'
}

const Blurb = ({ snapshot: { translate }, topic }: BlurbProps) => (
  <div part={`blurb ${topic}`}>
    <Icon name={topic} />
    <h3>{translate(topic)}</h3>
    <p>{translate(`${topic}Text`)}</p>
  </div>
)

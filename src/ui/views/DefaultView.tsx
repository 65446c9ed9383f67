import type { ModalController } from '../modal/controller.js'
import { Icon } from './Icon.js'
import { OpenElsewhereAction } from './OpenElsewhereAction.js'

interface BlurbProps {
  readonly ui: ModalController
  readonly name: 'home' | 'login'
}

const Blurb = ({ ui, name }: BlurbProps) => (
  <div part="blurb">
    <Icon name={name} />
    <h3>{ui.text(name)}</h3>
    <p>{ui.text(`${name}Text`)}</p>
  </div>
)

/** The first view: what a wallet is, and how to get one. */
export const DefaultView = ({ ui }: { ui: ModalController }) => (
  <>
    <OpenElsewhereAction ui={ui} />
    <h2>{ui.text('what')}</h2>
    <Blurb ui={ui} name="home" />
    <Blurb ui={ui} name="login" />
    {ui.getWallets().popular[0] && (
      <button part="primary" onClick={ui.showGetWalletView}>
        {ui.text('getWallet')}
      </button>
    )}
    <a
      part="link"
      href={ui.options.links?.learnMore ?? 'https://aptos.dev/'}
      target="_blank"
      rel="noreferrer"
    >
      {ui.text('learnMore')}
    </a>
  </>
)

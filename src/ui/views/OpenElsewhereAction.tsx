import type { ModalController } from '../modal/controller.js'

/** The action for an environment that cannot reach wallets: open the page in a new tab, or copy its URL for a browser. */
export function OpenElsewhereAction({ ui }: { ui: ModalController }) {
  switch (ui.getEnvironment()) {
    case 'frame':
      return (
        <a part="secondary" href={location.href} target="_blank" rel="noreferrer">
          {ui.text('newTab')}
        </a>
      )
    case 'web-view':
      return (
        <button
          part="secondary"
          onClick={() => navigator.clipboard?.writeText(location.href).catch(() => {})}
        >
          {ui.text('copyLink')}
        </button>
      )
    default:
      return null
  }
}

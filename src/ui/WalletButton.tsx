import { shortenAddress } from '../core/index.js'
import type { WalletUi } from './ui.js'
import { useScreen } from './use-screen.js'

/** The button: the short address when connected, the way to connect when not. */
export function WalletButton({ ui, host }: { ui: WalletUi; host: Element }) {
  const { address, isBusy } = useScreen(ui)
  return (
    <button part="button" aria-haspopup="dialog" aria-busy={isBusy} onClick={() => ui.open(host)}>
      {address ? shortenAddress(address) : ui.text('button')}
    </button>
  )
}

import { createRoot, type Root } from 'react-dom/client'
import type { ModalController } from '../modal/controller.js'
import { WalletButton } from '../views/WalletButton.js'
import { HostedView, type HostedViewProps } from './HostedView.js'
import { useModalPreparation } from './prepare-modal.js'
import { ensureStyledShadow } from './shadow-root.js'

/** The React root in the shadow root of each host. */
const roots = new WeakMap<HTMLElement, Root>()

/** The wallet button, which has the modal rendered before it is clicked. */
function PreparingWalletButton(props: HostedViewProps) {
  useModalPreparation(props)
  return <WalletButton {...props} />
}

/** Renders the wallet button in the shadow root of its host. */
export function mountButton(host: HTMLElement, ui: ModalController): void {
  const root = roots.get(host) ?? createRoot(ensureStyledShadow(host, true))
  roots.set(host, root)
  root.render(<HostedView ui={ui} host={host} view={PreparingWalletButton} />)
}

/** Empties the shadow root. The button can be mounted there again. */
export const clearButton = (host: HTMLElement): void => roots.get(host)?.render(null)

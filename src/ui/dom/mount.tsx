import { type ComponentType, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { readDocument } from '../../core/internal.js'
import type { KitWithModals } from '../modal/kit-with-modals.js'
import { ModalDialog } from '../views/ModalDialog.js'
import type { ShadowViewProps } from '../views/shared-components.js'
import { WalletButtonView } from '../views/WalletButtonView.js'
import { createEventIsolation } from './isolate-events.js'
import { useModalPrerender } from './prerender-modal.js'
import { createUnhidableHost, getOrAttachStyledShadow } from './shadow-root.js'

interface HostedViewProps {
  readonly ui: KitWithModals
  readonly host: HTMLElement
  readonly view: ComponentType<ShadowViewProps>
}

/**
 * Renders a view for each snapshot, in a wrapper that sets theme, language, and writing direction. These are not attributes of the
 * host, because the page can replace the attributes of its own element.
 */
export function HostedView({ ui, host, view: View }: HostedViewProps) {
  const snapshot = useSyncExternalStore(ui.subscribe, ui.getSnapshot)
  const { colorScheme, lang, dir } = snapshot.appearance
  return (
    <div lang={lang} dir={dir} style={{ colorScheme, display: 'contents' }}>
      <View snapshot={snapshot} actions={ui.actions} host={host} />
    </div>
  )
}

/** The React root of each wallet button, by the host of the button. */
const roots = new WeakMap<HTMLElement, Root>()

function WalletButtonPrerenderingModal(props: ShadowViewProps) {
  useModalPrerender(props)
  return <WalletButtonView {...props} />
}

/**
 * Renders the wallet button in the shadow root of its host, and prepares the modal before the button is clicked. Can be called
 * again for the same host.
 */
export function mountButton(host: HTMLElement, ui: KitWithModals): void {
  // Set the styles at every mount, because an element that was moved to another document and back has lost them.
  const shadow = getOrAttachStyledShadow(host, { delegatesFocus: true })
  const root = roots.get(host) ?? createRoot(shadow)
  roots.set(host, root)
  root.render(<HostedView ui={ui} host={host} view={WalletButtonPrerenderingModal} />)
}

/** Removes the wallet button from the shadow root of its host, where it can be mounted again. */
export const unmountButton = (host: HTMLElement): void => roots.get(host)?.render(null)

/** The functions that mount the modals in a separate React root. The host of the modals is a child of the body. */
export interface ModalMounter {
  /**
   * Adds the listeners of the window that hide the events of the modals from the page. Call the function early, because
   * listeners that the page added to the window earlier run first. Another call replaces the listeners.
   */
  addIsolationListeners(): void
  /**
   * Mounts the modals, or mounts them again after the page removed their host. Then also adds the isolation listeners again, if
   * they were added before.
   */
  mount(ui: KitWithModals): void
  /** Empties the host of the modals. The next `mount` renders the modals again. */
  renderNothing(): void
  /** Removes the isolation listeners and the host. Does not unmount the components, so call `renderNothing` before or after. */
  removeHostAndListeners(): void
}

/** Creates a mounter, which changes nothing in the page before `addIsolationListeners` and `mount`. */
export function createModalMounter(): ModalMounter {
  let listeners: AbortController | undefined
  let host: HTMLElement | undefined
  let root: Root | undefined
  const addListeners = createEventIsolation(() => host)
  // Do not call `root.unmount()`, which React does not allow in an effect of another root.
  const renderNothing = () => root?.render(null)
  return {
    addIsolationListeners(): void {
      listeners?.abort()
      listeners = new AbortController()
      addListeners(listeners.signal)
    },
    mount(ui): void {
      // Use the root element if the page has no body yet, because the browser is still parsing the page.
      const parent = readDocument(document, 'body') ?? readDocument(document, 'documentElement')
      if (!host || !root || host.parentNode !== parent) {
        // A removed host is not used again: `document.open()` removes the listeners of all nodes and of the window.
        renderNothing()
        host?.remove()
        if (listeners) addListeners(listeners.signal)
        host = createUnhidableHost()
        // Attach the shadow root first, because a host without one removes itself.
        root = createRoot(getOrAttachStyledShadow(host))
        parent.append(host)
      }
      root.render(<HostedView ui={ui} host={host} view={ModalDialog} />)
    },
    renderNothing,
    removeHostAndListeners(): void {
      listeners?.abort()
      host?.remove()
      host = undefined
    },
  }
}

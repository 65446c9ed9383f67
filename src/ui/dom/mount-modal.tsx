import { createRoot, type Root } from 'react-dom/client'
import { readDocument } from '../../core/internal.js'
import type { ModalController } from '../modal/controller.js'
import { Modal } from '../views/Modal.js'
import { HostedView } from './HostedView.js'
import { isolateEvents } from './isolate-events.js'
import { createModalHost, ensureStyledShadow } from './shadow-root.js'

/** Renders the modals in a React root of their own, in a host that is a child of the body. Both entries use it. */
export interface ModalMounter {
  /** Mounts the modals, or mounts them again after the page removed their host. */
  mount(ui: ModalController): void
  /** Renders nothing until the next `mount`. */
  clear(): void
  /** Removes the host and its listeners. Call `clear` before, or else the content stays in memory. */
  remove(): void
}

/** What one host needs. */
interface MountedHost {
  readonly host: HTMLElement
  readonly root: Root
  readonly listeners: AbortController
}

/** Adds a host, its listeners and its root to an element. */
function mountHost(parent: Element): MountedHost {
  const host = createModalHost()
  const listeners = new AbortController()
  isolateEvents(host, listeners.signal)
  parent.append(host)
  return { host, listeners, root: createRoot(ensureStyledShadow(host)) }
}

/** Creates a mounter. It changes nothing in the page before the first `mount`. */
export function createModalMounter(): ModalMounter {
  let mounted: MountedHost | undefined
  // Not `root.unmount()`: React does not allow that in an effect of another root.
  const clear = () => mounted?.root.render(null)
  const remove = () => {
    mounted?.listeners.abort()
    mounted?.host.remove()
    mounted = undefined
  }
  return {
    mount(ui) {
      // While the page is being parsed, it may have no body yet.
      const parent = readDocument(document, 'body') ?? readDocument(document, 'documentElement')
      // A removed host is not used again: `document.open()` removes the listeners of all nodes, and those of the window.
      if (mounted?.host.parentNode !== parent) {
        clear()
        remove()
      }
      mounted ??= mountHost(parent)
      mounted.root.render(<HostedView ui={ui} host={mounted.host} view={Modal} />)
    },
    clear,
    remove,
  }
}

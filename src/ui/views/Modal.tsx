import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { applyHostAttributes } from '../dom/shadow-root.js'
import { useDialog } from '../dom/use-dialog.js'
import { useFocusAfterViewChange } from '../dom/use-focus-after-view-change.js'
import type { ModalController } from '../modal/controller.js'
import { AccountPanel } from './AccountPanel.js'
import { ConnectPanel } from './ConnectPanel.js'
import { Icon } from './Icon.js'
import { Text } from './Text.js'
import { useSnapshot } from './use-snapshot.js'
import { WalletList } from './WalletList.js'

const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget

/** The dialog of both modals, and the status region that screen readers announce after it has closed. */
export function Modal({ ui, host }: { ui: ModalController; host: HTMLElement }) {
  const { view, announcement } = useSnapshot(ui)
  const dialog = useDialog(ui, !!view)
  const hasPressedInside = useRef(false)
  useFocusAfterViewChange(dialog, view)
  useLayoutEffect(() => applyHostAttributes(host, ui)) // `configure` re-renders the modal, too.

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape without code */}
      <dialog
        ref={dialog}
        part={view?.kind === 'account' ? 'dialog info' : 'dialog'}
        aria-labelledby="title"
        // A drag that ends on the backdrop, such as selecting the address, is not a click on it.
        onMouseDown={(event) => {
          hasPressedInside.current = !isBackdrop(event)
        }}
        onClick={(event) => {
          if (isBackdrop(event) && !hasPressedInside.current) ui.close()
        }}
      >
        {view && (
          <div part="frame">
            <button part="close" aria-label={ui.text('close')} onClick={ui.close}>
              <Icon name="cross" />
            </button>
            {view.kind === 'account' ? (
              <AccountPanel key={view.session.account.address} ui={ui} session={view.session} />
            ) : (
              <>
                <WalletList ui={ui} current={view.wallet} />
                <ConnectPanel ui={ui} view={view} />
              </>
            )}
          </div>
        )}
      </dialog>
      <Text tag="p" role="status" part="announcement">
        {announcement}
      </Text>
    </>
  )
}

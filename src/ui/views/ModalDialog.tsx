import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useShowModal } from '../dom/dialog.js'
import { useScrollResetAndFocusRecovery } from '../dom/focus.js'
import { usePullToClose } from '../dom/pull-to-close.js'
import { useSheetMotion } from '../dom/sheet-motion.js'
import type { ModalSnapshot, OpenSnapshot } from '../modal/snapshot.js'
import { AccountPanel } from './AccountPanel.js'
import { ConnectPanel } from './ConnectPanel.js'
import { Icon } from './Icon.js'
import type { ShadowViewProps, ViewProps } from './shared-components.js'
import { TranslationSafeText } from './TranslationSafeText.js'
import { WalletList } from './WalletList.js'

/**
 * Renders the dialog of both modals, and two status regions. One region is inside the dialog, because an open dialog hides the
 * elements outside from screen readers.
 */
export function ModalDialog({ snapshot, actions }: ShadowViewProps) {
  const { view, announcement } = snapshot
  const dialog = useShowModal(!!view, actions.close)
  const hasPressedInside = useRef(false)
  useScrollResetAndFocusRecovery(dialog, snapshot)
  useSheetMotion(dialog, !!view)
  const content = useCurrentOrLastContent(snapshot)
  // Reuse the element for the same content, so that other changes while the modal is closed do not re-render the content.
  const contentElement = useMemo(
    () => content && <ModalContent key={content.openingId} snapshot={content} actions={actions} />,
    [content, actions],
  )

  return (
    <>
      <div className="layer">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape without code */}
        <dialog
          ref={dialog}
          part={content?.view.kind === 'account' ? 'dialog info' : 'dialog'}
          aria-labelledby="title"
          aria-describedby={content?.terms && 'terms'}
          // A drag that ends on the backdrop, such as selecting the address, is not a click on the backdrop.
          onMouseDown={(event) => {
            hasPressedInside.current = !isOnBackdrop(event)
          }}
          onClick={(event) => {
            if (isOnBackdrop(event) && !hasPressedInside.current) actions.close()
          }}
        >
          {contentElement}
          <StatusRegion text={view ? announcement : ''} />
        </dialog>
      </div>
      <StatusRegion text={view ? '' : announcement} />
    </>
  )
}

const isOnBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget

/** Returns the content of the dialog: the open modal, or the preview. While the dialog disappears, returns the last content. */
function useCurrentOrLastContent(snapshot: ModalSnapshot): OpenSnapshot | undefined {
  const lastContent = useRef<OpenSnapshot>(undefined)
  const content = snapshot.view ? snapshot : (snapshot.preview ?? lastContent.current)
  useLayoutEffect(() => {
    lastContent.current = content
  })
  return content
}

/**
 * Renders the handle of the sheet, the button that closes the modal, and the account or the list with a view. Marks a view that
 * replaces another, which is then animated.
 */
function ModalContent({ snapshot, actions }: ViewProps) {
  const { view, translate } = snapshot
  const handleProps = usePullToClose(actions.close)
  const hasViewChanged = useHasViewChanged(view.kind)
  return (
    <div part="frame" className={hasViewChanged ? 'changed' : undefined}>
      <div part="handle" {...handleProps} />
      <button part="close" aria-label={translate('close')} onClick={actions.close}>
        <Icon name="cross" />
      </button>
      {view.kind === 'account' ? (
        <AccountPanel key={view.session.account.address} snapshot={snapshot} actions={actions} view={view} />
      ) : (
        <>
          <WalletList snapshot={snapshot} actions={actions} currentName={view.wallet?.name} />
          <ConnectPanel snapshot={snapshot} actions={actions} view={view} />
        </>
      )}
    </div>
  )
}

/** Returns whether the view has changed since the modal was first rendered. This render can precede the opening. */
function useHasViewChanged(kind: OpenSnapshot['view']['kind']): boolean {
  const [firstKind] = useState(kind)
  const [hasChanged, setHasChanged] = useState(false)
  if (kind !== firstKind && !hasChanged) setHasChanged(true)
  return hasChanged
}

/** Renders a status region. The modals have no other live regions, so that screen readers announce each text once. */
const StatusRegion = ({ text }: { text: string }) => (
  <TranslationSafeText tag="p" role="status" part="announcement">
    {text}
  </TranslationSafeText>
)

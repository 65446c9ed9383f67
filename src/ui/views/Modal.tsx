import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDialog } from '../dom/dialog.js'
import { useFocusAfterViewChange } from '../dom/focus.js'
import type { HostedViewProps } from '../dom/HostedView.js'
import { usePullToClose } from '../dom/pull-to-close.js'
import { MODAL_SIDES, type ModalPreview, type ModalSnapshot } from '../modal/snapshot.js'
import { AccountPanel } from './AccountPanel.js'
import { ConnectPanel } from './ConnectPanel.js'
import { Icon, Text, type ViewProps } from './shared-parts.js'
import { WalletList } from './WalletList.js'

const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget

interface ModalContentProps extends ViewProps {
  readonly sides: number
}

/** The content of the modal, or its first side. */
function ModalContent({ snapshot, actions, sides }: ModalContentProps) {
  const { view, text } = snapshot
  const pull = usePullToClose(actions.close)
  return (
    <div part="frame">
      <div part="handle" {...pull} />
      <button part="close" aria-label={text('close')} onClick={actions.close}>
        <Icon name="cross" />
      </button>
      {view.kind === 'account' ? (
        <AccountPanel key={view.session.account.address} snapshot={snapshot} actions={actions} view={view} />
      ) : (
        <>
          <WalletList snapshot={snapshot} actions={actions} currentName={view.wallet?.name} />
          {sides === MODAL_SIDES && <ConnectPanel snapshot={snapshot} actions={actions} view={view} />}
        </>
      )}
    </div>
  )
}

/** Resolves when the dialog has disappeared, after it was closed. */
function waitUntilGone(dialog: HTMLDialogElement): Promise<unknown> {
  // An empty dialog was never open. Not every DOM of a test has animations.
  const animations = dialog.firstChild ? dialog.getAnimations?.() : []
  return Promise.allSettled((animations ?? []).map(({ finished }) => finished))
}

/** What the dialog contains. */
type Content = Pick<ModalPreview, 'snapshot' | 'sides'>

/**
 * Returns what the dialog contains: what it shows, or has shown last, until there is a preview and the dialog has disappeared.
 */
function useContent(
  snapshot: ModalSnapshot,
  dialog: RefObject<HTMLDialogElement | null>,
): Content | undefined {
  const [content, setContent] = useState<Content>()
  const { view, preview } = snapshot
  if (view && (snapshot !== content?.snapshot || content.sides < MODAL_SIDES))
    setContent({ snapshot, sides: MODAL_SIDES })
  useLayoutEffect(() => {
    if (!preview) return
    let isCurrent = true
    waitUntilGone(dialog.current as HTMLDialogElement).then(() => {
      if (!isCurrent) return
      setContent((before) => {
        const isRendered = before?.snapshot.openingId === preview.snapshot.openingId
        return { ...preview, sides: Math.max(preview.sides, isRendered ? before.sides : 0) }
      })
    })
    return () => {
      isCurrent = false
    }
  }, [dialog, preview])
  return view ? { snapshot, sides: MODAL_SIDES } : content
}

/** The dialog of both modals, and the status region that screen readers announce after it has closed. */
export function Modal({ snapshot, actions }: HostedViewProps) {
  const { view, announcement } = snapshot
  const dialog = useDialog(!!view, actions.close)
  const hasPressedInside = useRef(false)
  useFocusAfterViewChange(dialog, view)
  const content = useContent(snapshot, dialog)
  // The same element for the same content: other changes while the modal is closed do not render it.
  const { snapshot: shown, sides = 0 } = content ?? {}
  const contentElement = useMemo(
    () =>
      shown &&
      sides > 0 && <ModalContent key={shown.openingId} snapshot={shown} actions={actions} sides={sides} />,
    [shown, sides, actions],
  )

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape without code */}
      <dialog
        ref={dialog}
        part={shown?.view.kind === 'account' ? 'dialog info' : 'dialog'}
        aria-labelledby="title"
        // A drag that ends on the backdrop, such as selecting the address, is not a click on it.
        onMouseDown={(event) => {
          hasPressedInside.current = !isBackdrop(event)
        }}
        onClick={(event) => {
          if (isBackdrop(event) && !hasPressedInside.current) actions.close()
        }}
      >
        {contentElement}
      </dialog>
      <Text tag="p" role="status" part="announcement">
        {announcement}
      </Text>
    </>
  )
}

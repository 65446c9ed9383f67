import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { AccountPanel } from './AccountPanel.js'
import { ConnectPanel } from './ConnectPanel.js'
import { Icon } from './Icon.js'
import type { ModalController } from './modal-snapshot.js'
import { useSnapshot } from './use-snapshot.js'
import { WalletList } from './WalletList.js'

/** The one dialog, for both modals. */
export function Modal({ ui }: { ui: ModalController }) {
  const { view, disconnectFailed } = useSnapshot(ui)
  const { session, wallet } = view ?? {}
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const pressedInside = useRef(false)

  useLayoutEffect(() => {
    const isShown = () => dialog.current?.matches(':modal')
    const show = (isOpen: boolean) => {
      const element = dialog.current
      if (!isOpen) return element?.close() // Even where it is in no page any more: there it only seems to be open.
      if (!element?.isConnected || isShown()) return
      element.removeAttribute('open') // Left behind when it was taken out of the page while open.
      element.showModal()
      element.querySelector('h2')?.focus()
    }
    ui.onRendered(view, show, isShown())
  })
  // A new view is read from its top: on a narrow screen it comes before the list that led to it. The control that
  // had the focus may be gone with the old view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind of view and what it is about are what it follows
  useLayoutEffect(() => {
    const { current } = frame
    current?.scrollTo(0, 0)
    if (current && !(current.getRootNode() as ShadowRoot).activeElement)
      (current.querySelector<HTMLElement>('section [tabindex]') ?? current.querySelector('h2'))?.focus()
  }, [view?.kind, wallet, session])

  // The second click of a double click is for what the first one met, and that may be gone.
  useLayoutEffect(
    () =>
      dialog.current?.addEventListener(
        'click',
        (event) => {
          if (event.detail < 2) return
          event.preventDefault()
          event.stopPropagation()
        },
        true,
      ),
    [],
  )

  const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, by itself
    <dialog
      ref={dialog}
      part={session ? 'dialog info' : 'dialog'}
      aria-labelledby="title"
      onClose={({ currentTarget }) => ui.onDialogClose(currentTarget.open)}
      // A drag that ends on the backdrop, as when selecting the address, is no click on it.
      onMouseDown={(event) => {
        pressedInside.current = !isBackdrop(event)
      }}
      onClick={(event) => {
        if (isBackdrop(event) && !pressedInside.current) ui.close()
        pressedInside.current = false
      }}
    >
      {view && (
        <div part="frame" ref={frame}>
          {session ? (
            <AccountPanel
              key={session.account.address}
              ui={ui}
              session={session}
              isStuck={disconnectFailed}
            />
          ) : (
            <>
              <WalletList ui={ui} current={wallet} />
              <ConnectPanel ui={ui} view={view} />
            </>
          )}
          <button part="close" aria-label={ui.text('close')} onClick={ui.close}>
            <Icon name="cross" />
          </button>
        </div>
      )}
    </dialog>
  )
}

import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react'
import type { ModalActions } from '../modal/actions.js'
import type { ModalController } from '../modal/controller.js'
import type { ModalSnapshot } from '../modal/snapshot.js'
import { applyHostAttributes } from './shadow-root.js'

/** Props of a component that fills the shadow root of a host. */
export interface HostedViewProps {
  readonly snapshot: ModalSnapshot
  readonly actions: ModalActions
  readonly host: HTMLElement
}

interface HostedViewRootProps {
  readonly ui: ModalController
  readonly host: HTMLElement
  readonly view: ComponentType<HostedViewProps>
}

/** Renders a view for each snapshot, and keeps the attributes of its host up to date. */
export function HostedView({ ui, host, view: View }: HostedViewRootProps) {
  const snapshot = useSyncExternalStore(ui.subscribe, ui.getSnapshot)
  const { hostAttributes } = snapshot
  useLayoutEffect(() => applyHostAttributes(host, hostAttributes), [host, hostAttributes])
  return <View snapshot={snapshot} actions={ui.actions} host={host} />
}

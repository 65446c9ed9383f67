import { ICON } from '../icon.js'
import { MISBEHAVIOUR_NAMES, MISBEHAVIOURS } from '../misbehaviours.js'
import type { WalletState } from '../state/state.js'
import { readNodeUrl } from '../state/state.js'
import type { Store } from '../state/store.js'
import type { AptosDevWallet } from '../types.js'
import { accountField } from './account-field.js'
import { button, h, scroller } from './dom.js'
import { checkField, type Field, selectField, textField } from './fields.js'
import { head, warning } from './head.js'
import { networkField } from './network-field.js'

/** The badge in the page's corner and the panel it opens: everything the wallet can be set to. */
export function createPanel(store: Store, surface: AptosDevWallet): HTMLElement {
  const badge = h('button', { type: 'button', class: 'badge', 'aria-expanded': 'false' })
  const panel = h('dialog', { class: 'panel', 'aria-label': 'Dev Wallet settings' })

  const toggle = (open: boolean) => {
    badge.setAttribute('aria-expanded', String(open))
    if (open) return panel.show()
    panel.close()
    badge.focus()
  }
  badge.addEventListener('click', () => toggle(!panel.open))
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && toggle(false))

  const close = button('×', 'close', () => toggle(false))
  close.setAttribute('aria-label', 'Close')
  const fields = settings(store, surface)
  panel.append(
    scroller(
      head(close),
      h('div', { class: 'body' }, ...fields.map(({ element }) => element)),
      h('footer', {}, warning(), button('Reset wallet', 'secondary', surface.reset)),
    ),
  )

  const show = (state: WalletState) => {
    for (const field of fields) field.show(state)
    badge.replaceChildren(...badgeLabel(state))
  }
  show(store.get())
  store.subscribe(show)
  return h('div', { class: 'corner' }, panel, badge)
}

function settings(store: Store, surface: AptosDevWallet): Field<WalletState>[] {
  return [
    connection(surface),
    accountField(store),
    networkField(store.get, surface.switchNetwork),
    nodeUrl(store),
    behaviour(store),
    of(
      checkField('Approve everything without asking', (autoApprove) => store.update({ autoApprove })),
      (state) => state.autoApprove,
    ),
  ]
}

function connection(surface: AptosDevWallet): Field<WalletState> {
  const status = h('span')
  const disconnect = button('Disconnect', 'small', surface.revoke)
  return {
    element: h('div', { class: 'connection' }, status, disconnect),
    show({ connected }) {
      status.textContent = connected ? 'Connected to this page' : 'Not connected to this page'
      disconnect.hidden = !connected
    },
  }
}

/** Only the local network's node can be moved. */
function nodeUrl(store: Store): Field<WalletState> {
  const field = textField('Full node', 'url', (value) => {
    const nodeUrl = readNodeUrl(value)
    if (nodeUrl) store.update({ nodeUrl })
    else field.show(store.get().nodeUrl)
  })
  return {
    element: field.element,
    show({ nodeUrl: url, network }) {
      field.element.hidden = network !== 'local'
      field.show(url)
    },
  }
}

function behaviour(store: Store): Field<WalletState> {
  const options = MISBEHAVIOUR_NAMES.map((name) => MISBEHAVIOURS[name])
  return of(
    selectField('Behaviour', (index) => store.update({ misbehave: MISBEHAVIOUR_NAMES[index] ?? 'none' })),
    ({ misbehave }) => ({ options, current: MISBEHAVIOUR_NAMES.indexOf(misbehave) }),
  )
}

const of = <T>({ element, show }: Field<T>, part: (state: WalletState) => T): Field<WalletState> => ({
  element,
  show: (state) => show(part(state)),
})

/** A wallet that was told to misbehave says so, lest its author look for the fault elsewhere. */
const badgeLabel = ({ misbehave }: WalletState): Node[] => [
  h('img', { src: ICON, alt: '', width: '20', height: '20' }),
  h('span', {}, 'Dev Wallet'),
  ...(misbehave === 'none' ? [] : [h('span', { class: 'tag' }, misbehave.replace('-', ' '))]),
]

import { FAULT_LABELS, FAULT_NAMES } from '../fault-names.js'
import { ICON } from '../icon.js'
import { parseNodeUrl, type WalletState } from '../state/state.js'
import type { Store } from '../state/store.js'
import type { AptosDevWallet } from '../types.js'
import { createAccountField } from './account-field.js'
import { createButton, createElement, createScroller } from './dom.js'
import { createCheckField, createSelectField, createTextField, type Field, mapField } from './fields.js'
import { createHeader, createWarning } from './header.js'
import { createImportField } from './import-field.js'
import { createNetworkField } from './network-field.js'

/** Creates the badge in the corner of the page and the settings panel that it opens. */
export function createSettingsPanel(store: Store, api: AptosDevWallet): HTMLElement {
  const badge = createElement('button', { type: 'button', class: 'badge', 'aria-expanded': 'false' })
  // The panel is a popover because the cards of transactions are in the top layer and would cover any other element.
  const panel = createElement('dialog', {
    class: 'panel',
    popover: 'manual',
    'aria-label': 'Dev Wallet settings',
  })

  const setOpen = (isOpen: boolean) => {
    badge.setAttribute('aria-expanded', String(isOpen))
    panel.togglePopover(isOpen)
    if (!isOpen) badge.focus()
  }
  badge.addEventListener('click', () => setOpen(!panel.matches(':popover-open')))
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false)
  })

  const closeButton = createButton('×', 'close', () => setOpen(false))
  closeButton.setAttribute('aria-label', 'Close')
  const fields = createSettingFields(store, api)
  panel.append(
    createScroller(
      createHeader(closeButton),
      createElement('div', { class: 'body' }, ...fields.map(({ element }) => element)),
      createElement('footer', {}, createWarning(), createButton('Reset wallet', 'secondary', api.reset)),
    ),
  )

  const update = (state: WalletState) => {
    for (const field of fields) field.update(state)
    badge.replaceChildren(...createBadgeContent(state))
  }
  update(store.get())
  store.subscribe(update)
  return createElement('div', { class: 'corner' }, panel, badge)
}

function createSettingFields(store: Store, api: AptosDevWallet): Field<WalletState>[] {
  return [
    createConnectionStatus(api),
    createAccountField(store),
    createNetworkField(store.get, api.switchNetwork),
    mapField(
      createCheckField('Approve all requests automatically', (autoApprove) => store.update({ autoApprove })),
      (state) => state.autoApprove,
    ),
    createMoreSettings(store),
  ]
}

/**
 * Creates the disclosure of the settings that are rarely used, so that the panel does not cover the header of the page. The
 * disclosure starts open if a failure mode is set, because users look for the setting that turns the failure mode off.
 */
function createMoreSettings(store: Store): Field<WalletState> {
  const fields = [createFaultField(store), createImportField(store), createNodeUrlField(store)]
  const details = createElement(
    'details',
    { class: 'more' },
    createElement('summary', {}, 'More settings'),
    createElement('div', {}, ...fields.map(({ element }) => element)),
  )
  details.open = store.get().misbehave !== 'none'
  return {
    element: details,
    update(state) {
      for (const field of fields) field.update(state)
    },
  }
}

function createConnectionStatus(api: AptosDevWallet): Field<WalletState> {
  const status = createElement('span')
  const disconnectButton = createButton('Disconnect', 'small', api.revoke)
  return {
    element: createElement('div', { class: 'connection' }, status, disconnectButton),
    update({ connected }) {
      status.textContent = connected ? 'Connected to this page' : 'Not connected to this page'
      disconnectButton.hidden = !connected
    },
  }
}

/** Creates the field for the full node of the network `local`. The other networks have fixed nodes. */
function createNodeUrlField(store: Store): Field<WalletState> {
  const field = createTextField('Full node', 'url', (value) => {
    const nodeUrl = parseNodeUrl(value)
    if (nodeUrl) store.update({ nodeUrl })
    return nodeUrl ? '' : 'Enter a URL that starts with http: or https:.'
  })
  return {
    element: field.element,
    update({ nodeUrl, network }) {
      field.element.hidden = network !== 'local'
      field.update(nodeUrl)
    },
  }
}

function createFaultField(store: Store): Field<WalletState> {
  const options = FAULT_NAMES.map((name) => FAULT_LABELS[name])
  return mapField(
    createSelectField('Failure mode', (index) => store.update({ misbehave: FAULT_NAMES[index] ?? 'none' })),
    ({ misbehave }) => ({ options, selectedIndex: FAULT_NAMES.indexOf(misbehave) }),
  )
}

/** Creates the content of the badge. The badge shows the failure mode, because this mode can make the page appear broken. */
const createBadgeContent = ({ misbehave }: WalletState): Node[] => [
  createElement('img', { src: ICON, alt: '', width: '20', height: '20' }),
  createElement('span', {}, 'Dev Wallet'),
  ...(misbehave === 'none' ? [] : [createElement('span', { class: 'tag' }, misbehave.replace('-', ' '))]),
]

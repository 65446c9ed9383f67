import { NETWORK_NAMES } from '../chain/networks.js'
import { findNearestName } from './find-nearest-name.js'
import {
  BUTTON_ATTRIBUTES,
  BUTTON_TAG,
  DEV_WALLET_ATTRIBUTES,
  EVENTS,
  FIELDS,
  OPTIONS,
  SCRIPT_ATTRIBUTES,
  SCRIPT_ONLY_ATTRIBUTES,
  THEMES,
} from './kit-names.js'

/** The methods of an element that the checks use. */
type CheckedElement = Pick<Element, 'getAttribute' | 'getAttributeNames'>

/** A function that lists the names of the wallets in the connect modal. Each call runs the page's `filter`. */
type ListWallets = () => readonly string[]

/** Returns a warning for each wrong attribute of the script tag that loads the kit. */
export function checkScriptTag(
  script: CheckedElement,
  listWallets: ListWallets = () => [],
): readonly string[] {
  return script.getAttributeNames().flatMap((name) => {
    const value = script.getAttribute(name) ?? ''
    const label = `${name}="${value}"`
    if (name === 'data-auto-connect') return checkBoolean(label, value)
    if (name === 'data-theme') return checkTheme(label, value)
    if (name === 'data-network') return checkName(label, value, NETWORK_NAMES)
    if (name === 'data-preferred-wallet') return checkWallet(label, value, listWallets)
    return checkAttribute('The script tag of the kit', name, SCRIPT_ATTRIBUTES)
  })
}

/** Returns a warning for each wrong attribute of the script tag that loads the development wallet. */
export const checkDevWalletTag = (script: CheckedElement): readonly string[] =>
  script
    .getAttributeNames()
    .flatMap((name) => checkAttribute('The script tag of the wallet', name, DEV_WALLET_ATTRIBUTES))

/** Returns a warning for each wrong attribute of a wallet button. */
export function checkButton(button: CheckedElement, listWallets: ListWallets = () => []): readonly string[] {
  return button.getAttributeNames().flatMap((name) => {
    const element = `<${BUTTON_TAG}>`
    const value = button.getAttribute(name) ?? ''
    if (name === 'auto-connect') return checkBoolean(`${name} of ${element}`, value)
    if (name === 'preferred-wallet') return checkWallet(`${name}="${value}"`, value, listWallets)
    const option = findNearestName(name, SCRIPT_ONLY_ATTRIBUTES)
    if (option && !isKnown(name, BUTTON_ATTRIBUTES))
      return [`${element} has no attribute ${name}. Set ${option} of the script tag.`]
    return checkAttribute(element, name, BUTTON_ATTRIBUTES)
  })
}

/** Returns a warning for each wrong option of `configure()` or `mount()`. */
export function checkOptions(
  method: string,
  options: unknown,
  listWallets: ListWallets = () => [],
): readonly string[] {
  if (typeof options !== 'object' || options === null) return [`${method} needs an object with options.`]
  return Object.entries(options).flatMap(([name, value]) => {
    if (!Object.hasOwn(OPTIONS, name)) {
      const nearest = findNearestName(name, Object.keys(OPTIONS))
      return [`${method} has no option ${name}.${nearest ? ` Did you mean ${nearest}?` : ''}`]
    }
    if (value === undefined || (value === null && name === 'storage')) return []
    const kind = OPTIONS[name as keyof typeof OPTIONS]
    if (getKind(value) !== kind) return [`The option ${name} of ${method} is not of type ${kind}.`]
    if (name === 'terms' || name === 'links') return checkFields(name, value)
    if (Array.isArray(value)) return checkWalletNames(name, value)
    if (kind !== 'string') return []
    const label = `The option ${name} "${value}"`
    if (name === 'theme') return checkTheme(label, value)
    if (name === 'network') return checkName(label, value, NETWORK_NAMES)
    return name === 'preferredWallet' ? checkWallet(label, value, listWallets) : []
  })
}

/** Returns a warning if the name of an event is wrong. */
export function checkEvent(name: unknown): readonly string[] {
  if (isKnown(name, EVENTS)) return []
  const nearest = findNearestName(`${name}`, EVENTS)
  const hint = nearest ? `Did you mean ${nearest}?` : `The events are ${EVENTS.join(', ')}.`
  return [`on() has no event ${name}. ${hint}`]
}

/** Returns a warning if the name of an element is similar to that of the wallet button, but not equal. */
export function checkTag(tag: string): readonly string[] {
  const isKitTag = tag === BUTTON_TAG || tag === 'aptos-wallet-kit-host'
  const nearest = isKitTag ? undefined : findNearestName(tag, [BUTTON_TAG])
  return nearest ? [`<${tag}> is not an element of the kit. Did you mean <${nearest}>?`] : []
}

/**
 * Returns a warning if the name of an attribute is similar to a known name, but not equal. Other names get no warning, because
 * elements can have attributes for other purposes.
 */
function checkAttribute(element: string, name: string, known: readonly string[]): readonly string[] {
  const nearest = isKnown(name, known) ? undefined : findNearestName(name, known)
  return nearest ? [`${element} has no attribute ${name}. Did you mean ${nearest}?`] : []
}

const checkBoolean = (label: string, value: string) =>
  ['', 'true', 'false'].includes(value) ? [] : [`${label} counts as true. Use true or false.`]

const checkTheme = (label: string, value: unknown) =>
  isKnown(value, THEMES) ? [] : [`${label} has no effect. Use ${THEMES.join(', ')}.`]

/** Returns a warning if the name of a wallet is similar to a known name, but not equal. Case is ignored, as in the kit. */
function checkWallet(label: string, value: string, listWallets: ListWallets): readonly string[] {
  const names = listWallets()
  return names.some((name) => name.toLowerCase() === value.toLowerCase())
    ? []
    : checkName(label, value, names)
}

/**
 * Returns a warning if the name of a network or a wallet is similar to a known name, but not equal. Other names get no warning,
 * because any name is valid.
 */
function checkName(label: string, value: string, known: readonly string[]): readonly string[] {
  const nearest = isKnown(value, known) ? undefined : findNearestName(value, known)
  return nearest ? [`${label} is unknown. Did you mean ${nearest}?`] : []
}

/** Returns a warning for each unknown field of an option. */
function checkFields(option: keyof typeof FIELDS, value: object | null): readonly string[] {
  const fields = FIELDS[option]
  const unknown = Object.keys(value ?? {}).filter((name) => !isKnown(name, fields))
  return unknown.map((name) => `The option ${option} has no field ${name}. Use ${fields.join(', ')}.`)
}

/** Checks that each wallet of an option has a name, without which the kit can't list any wallet. */
const checkWalletNames = (option: string, wallets: readonly { readonly name?: unknown }[]) =>
  wallets.every((wallet) => typeof wallet?.name === 'string')
    ? []
    : [`The option ${option} has a wallet without a name.`]

const isKnown = (name: unknown, known: readonly string[]) => known.includes(name as string)

function getKind(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}

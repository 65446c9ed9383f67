import { NETWORK_NAMES } from '../chain/networks.js'
import { findNearestName } from './find-nearest-name.js'
import {
  BUTTON_ATTRIBUTES,
  BUTTON_TAG,
  EVENTS,
  OPTIONS,
  SCRIPT_ATTRIBUTES,
  SCRIPT_ONLY_ATTRIBUTES,
  THEMES,
} from './kit-names.js'

/** The parts of an element that are checked. */
type CheckedElement = Pick<Element, 'getAttribute' | 'getAttributeNames'>

/** Returns a sentence for each wrong attribute of the script tag that loads the kit. */
export function checkScriptTag(script: CheckedElement): readonly string[] {
  return script.getAttributeNames().flatMap((name) => {
    const value = script.getAttribute(name) ?? ''
    const label = `${name}="${value}"`
    if (name === 'data-auto-connect') return checkBoolean(label, value)
    if (name === 'data-theme') return checkTheme(label, value)
    if (name === 'data-network') return checkNetwork(label, value)
    return checkAttribute('The script tag of the kit', name, SCRIPT_ATTRIBUTES)
  })
}

/** Returns a sentence for each wrong attribute of a wallet button. */
export function checkButton(button: CheckedElement): readonly string[] {
  return button.getAttributeNames().flatMap((name) => {
    const element = `<${BUTTON_TAG}>`
    if (name === 'auto-connect') return checkBoolean(`${name} of ${element}`, button.getAttribute(name) ?? '')
    const option = findNearestName(name, SCRIPT_ONLY_ATTRIBUTES)
    if (option && !isKnown(name, BUTTON_ATTRIBUTES))
      return [`${element} has no attribute ${name}. Set ${option} of the script tag.`]
    return checkAttribute(element, name, BUTTON_ATTRIBUTES)
  })
}

/** Returns a sentence for each wrong option of `configure()` or `mount()`. */
export function checkOptions(method: string, options: unknown): readonly string[] {
  if (typeof options !== 'object' || options === null) return [`${method} needs an object with options.`]
  return Object.entries(options).flatMap(([name, value]) => {
    if (!Object.hasOwn(OPTIONS, name)) {
      const nearest = findNearestName(name, Object.keys(OPTIONS))
      return [`${method} has no option ${name}.${nearest ? ` Did you mean ${nearest}?` : ''}`]
    }
    if (value === undefined) return []
    const kind = OPTIONS[name as keyof typeof OPTIONS]
    if (getKind(value) !== kind) return [`The option ${name} of ${method} is not of type ${kind}.`]
    if (name === 'theme') return checkTheme(`The option theme "${value}"`, value)
    return name === 'network' ? checkNetwork(`The option network "${value}"`, value) : []
  })
}

/** Returns a sentence if the name of an event is wrong. */
export function checkEvent(name: unknown): readonly string[] {
  if (isKnown(name, EVENTS)) return []
  const nearest = findNearestName(`${name}`, EVENTS)
  const hint = nearest ? `Did you mean ${nearest}?` : `The events are ${EVENTS.join(', ')}.`
  return [`on() has no event ${name}. ${hint}`]
}

/** Returns a sentence if the name of an element is wrong. */
export function checkTag(tag: string): readonly string[] {
  const nearest = tag === BUTTON_TAG ? undefined : findNearestName(tag, [BUTTON_TAG])
  return nearest ? [`<${tag}> is not an element of the kit. Did you mean <${nearest}>?`] : []
}

/**
 * Checks the name of an attribute. Elements often have other attributes, so only a name that is similar to a known one is a
 * mistake.
 */
function checkAttribute(element: string, name: string, known: readonly string[]): readonly string[] {
  const nearest = isKnown(name, known) ? undefined : findNearestName(name, known)
  return nearest ? [`${element} has no attribute ${name}. Did you mean ${nearest}?`] : []
}

const checkBoolean = (label: string, value: string) =>
  ['', 'true', 'false'].includes(value) ? [] : [`${label} counts as true. Use true or false.`]

const checkTheme = (label: string, value: unknown) =>
  isKnown(value, THEMES) ? [] : [`${label} has no effect. Use ${THEMES.join(', ')}.`]

/** Checks the name of a network. A network can have any name, so only a name that is similar to a known one is a mistake. */
function checkNetwork(label: string, value: string): readonly string[] {
  const nearest = isKnown(value, NETWORK_NAMES) ? undefined : findNearestName(value, NETWORK_NAMES)
  return nearest ? [`${label} is the name of no network. Did you mean ${nearest}?`] : []
}

const isKnown = (name: unknown, known: readonly string[]) => known.includes(name as string)

function getKind(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return typeof value // `null` counts as an object: for `storage`, it is a valid value.
}

// The development wallet knows the names of all options, events, and button attributes of the kit.
import type { KitEventMap } from '../../src/core/index.js'
import type { BUTTON_ATTRIBUTES, EVENTS, FIELDS, OPTIONS } from '../../src/dev-wallet/page-check/kit-names.js'
import type { UiOptions } from '../../src/ui/index.js'

type ButtonAttributes = import('react').JSX.IntrinsicElements['aptos-wallet-button']
type OwnAttribute = Exclude<
  keyof ButtonAttributes,
  keyof import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLElement>, HTMLElement> | 'class'
>

// An option, event, or attribute that is added to the kit is added to `kit-names.ts`, too.
export const hasAllOptions = (option: keyof UiOptions): keyof typeof OPTIONS => option
export const hasAllTerms = (field: keyof NonNullable<UiOptions['terms']>): (typeof FIELDS.terms)[number] =>
  field
export const hasAllLinks = (field: keyof NonNullable<UiOptions['links']>): (typeof FIELDS.links)[number] =>
  field
export const hasAllEvents = (event: keyof KitEventMap): (typeof EVENTS)[number] => event
export const hasAllAttributes = (attribute: OwnAttribute): (typeof BUTTON_ATTRIBUTES)[number] => attribute

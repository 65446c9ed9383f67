import type { AttributeChanges } from '../html/edit.js'

export const themes = ['auto', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** What an author can say about the kit on a page; each is an attribute of the kit's script tag. */
export interface KitSettings {
  readonly wallet?: string | undefined
  readonly autoConnect?: boolean | undefined
  readonly theme?: Theme | undefined
  /** Language of the kit's words, a canonical tag. */
  readonly lang?: string | undefined
  /** In lower case. */
  readonly network?: string | undefined
}

/** The attributes of the kit's script tag; what was not said is left to the kit. */
export const kitAttributes = ({
  wallet,
  autoConnect,
  theme,
  lang,
  network,
}: KitSettings): AttributeChanges => ({
  'data-preferred-wallet': wallet,
  'data-auto-connect': autoConnect === undefined ? undefined : String(autoConnect),
  'data-theme': theme,
  'data-locale': lang,
  'data-network': network,
})

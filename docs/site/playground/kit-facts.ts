/** What the builder of the site knows of the kit it shows. */
export interface KitFacts {
  readonly version: string
  /** Hash of each file, by its path. */
  readonly integrity: Readonly<Record<string, string>>
  /** Names in the catalogue. */
  readonly wallets: readonly string[]
  /** Each language's tag, and its own name for itself. */
  readonly locales: readonly (readonly [tag: string, name: string])[]
}

declare const __KIT__: KitFacts

export const kitFacts: KitFacts = __KIT__

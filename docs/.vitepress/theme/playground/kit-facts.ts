/** Facts about the built kit, which `scripts/docs/site.js` collects. */
export interface KitFacts {
  /** Integrity hash of each file, by its path. */
  readonly integrity: Readonly<Record<string, string>>
  /** Names of the wallets that the kit lists by default. */
  readonly wallets: readonly string[]
  /** Names of the wallets that `catalogue.js` adds. */
  readonly moreWallets: readonly string[]
  /** Tag of each language, and its name in that language. */
  readonly locales: readonly (readonly [tag: string, name: string])[]
}

declare const __KIT__: KitFacts

export const kitFacts: KitFacts = __KIT__

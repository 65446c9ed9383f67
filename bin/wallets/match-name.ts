import { editDistance } from './edit-distance.js'

/** What is known about a wallet's name: the wallet it means, or one that it nearly spells, or neither. */
export type NameMatch =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'near'; readonly name: string; readonly suggestion: string }
  | { readonly kind: 'unknown'; readonly name: string }

interface Named {
  readonly name: string
  readonly aliases?: readonly string[]
}

const fold = (name: string) => name.toLowerCase().replace(/\s+/g, ' ')

/**
 * Finds the wallet that a typed name means. Case does not matter, and the leading words of a name are enough: `okx` is
 * `OKX Wallet`. A name that is nearly one of the wallets' is a near miss, any other is a wallet we do not know.
 */
export function matchName(typed: string, wallets: readonly Named[]): NameMatch {
  const name = fold(typed)
  const spellings = wallets.flatMap((wallet) =>
    [wallet.name, ...(wallet.aliases ?? [])].map((spelling) => ({
      name: wallet.name,
      spelling: fold(spelling),
    })),
  )
  const same = spellings.find(({ spelling }) => spelling === name)
  const begun = spellings.find(({ spelling }) => spelling.startsWith(`${name} `))
  const known = same ?? begun
  if (known) return { kind: 'known', name: known.name }

  const near = spellings
    .map((one) => ({ ...one, distance: distanceTo(one.spelling, name) }))
    .filter(({ distance, spelling }) => distance <= Math.max(1, Math.floor(spelling.length / 3)))
    .sort((a, b) => a.distance - b.distance)[0]
  return near ? { kind: 'near', name: typed, suggestion: near.name } : { kind: 'unknown', name: typed }
}

/** A spelling that was begun but not ended is as near as one wrong letter. */
const distanceTo = (spelling: string, name: string) =>
  name.length > 2 && spelling.startsWith(name) ? 1 : editDistance(name, spelling)

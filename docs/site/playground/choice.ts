import type { Misbehaviour } from '../../../src/dev-wallet/index.js'
import type { Theme } from '../../../src/script/global.js'

/** What the reader has chosen. The form, the playground's address and the preview's address all say it in the same words. */
export interface Choice {
  /** Empty for none. */
  readonly wallet: string
  readonly autoConnect: boolean
  readonly theme: Theme
  /** `en` for the kit's own language. */
  readonly lang: string
  /** Empty where the page states none. */
  readonly network: string
  /** Whether the development wallet is on the page; else there are the reader's own wallets alone. */
  readonly hasDevWallet: boolean
  readonly misbehave: Misbehaviour
  readonly autoApprove: boolean
  /** `--awk-…` and its value, those that are set. */
  readonly variables: readonly (readonly [name: string, value: string])[]
}

/** @param value of a box in an address, which a reader may have written */
export const isTicked = (value: string | null): boolean => value !== null && value !== 'false'

/** @param words as in the form: the names of its fields, and their values */
export function readChoice(words: URLSearchParams): Choice {
  const say = (name: string, otherwise = '') => words.get(name) || otherwise
  return {
    wallet: say('wallet'),
    autoConnect: isTicked(words.get('auto-connect')),
    theme: say('theme', 'auto') as Theme,
    lang: say('lang', 'en'),
    network: say('network'),
    hasDevWallet: say('wallets', 'dev') === 'dev',
    misbehave: say('misbehave', 'none') as Misbehaviour,
    autoApprove: isTicked(words.get('auto-approve')),
    variables: [...words].filter(([name, value]) => name.startsWith('--awk-') && value !== ''),
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { Difference } from './compare.js'

/** A kind of difference that is intended. `docs/coming-from-the-aptos-adapter.md` has the same list. */
export interface AllowedDifference {
  readonly reason: string
  readonly place: RegExp
  /** Returns whether the values differ as they should. Without it, any value may differ. */
  // biome-ignore lint/suspicious/noExplicitAny: each place has its own type
  readonly isIntended?: (adapter: any, kit: any) => boolean
}

type Call = readonly [method: string, ...args: unknown[]]

/** Creates a function that compares two values without the parts that `remove` removes. */
const equalWithout =
  <T>(remove: (value: T) => unknown) =>
  (adapter: T, kit: T) =>
    isDeepStrictEqual(remove(adapter), remove(kit))

const isEndedSession = (_adapter: unknown, kit: unknown) => !kit

export const allowedDifferences: readonly AllowedDifference[] = [
  {
    reason: 'There is no class WalletCore: the hook has its functions.',
    place: /^constants: names of exports\.result$/,
    isIntended: equalWithout((names: string[]) => names.filter((name) => name !== 'WalletCore')),
  },
  {
    reason: 'Petra Web is listed only if the app adds it, because its code is larger than the kit.',
    place: /\.state\.(wallets|hiddenWallets)$/,
    isIntended: equalWithout((names: string[]) =>
      names.filter((name) => !/^(Petra Web|Continue with )/.test(name)),
    ),
  },
  {
    reason:
      'The wallet receives the argument `silent`, and a reconnection on page load is silent: it never prompts.',
    place: /\.calls$/,
    isIntended: equalWithout((calls: Call[]) =>
      calls.map((call) => (call[0] === 'connect' ? 'connect' : call)),
    ),
  },
  {
    reason: 'A second connect() for the pending wallet joins that request: the wallet prompts once.',
    place: /^pending: connect again, pending\.calls$/,
    isIntended: (_adapter, kit: Call[]) => kit.length === 0,
  },
  {
    reason:
      'isLoading is true while the remembered wallet can still register, for three seconds at the most.',
    place: /^reload 2: mount\.state\.isLoading$/,
    isIntended: (_adapter, kit) => kit === true,
  },
  {
    reason: 'A reconnection that fails keeps the remembered wallet for the next visit.',
    place: /^reload (5, a function whose|[67]).*\.state\.stored$/,
  },
  {
    reason:
      'A reconnection that fails is reported once, and one that is rejected is not: the user did nothing.',
    place: /^reload [67].*\.errors$/,
  },
  {
    reason: 'A failed attempt keeps the connection and the remembered wallet of the connection that remains.',
    place: /: (connect while connected|signIn): .*\.state\.stored$/,
  },
  {
    reason: 'An empty account ends the session, as AIP-62 says.',
    place:
      /^changes: (the wallet disconnects|unregister|unmount)\.state\.(connected|account|network|wallet|stored)$/,
    isIntended: isEndedSession,
  },
  {
    reason: 'A wallet that unregisters leaves the list.',
    place: /^changes: (unregister|unmount)\.state\.wallets$/,
  },
  {
    reason: 'A disconnection that the user rejects with code 4001 succeeds, as `Rejected` does.',
    place: /^faults: disconnect: throw-code\.(result|errors)$/,
  },
  {
    reason: 'A disconnection that the user rejects with code 4001 ends the session on this page.',
    place: /^faults: disconnect: throw-code\.state\.(connected|account|ansName|network|wallet|stored)$/,
    isIntended: isEndedSession,
  },
  {
    reason:
      'signIn connects after the wallet has approved, without a prompt, so that the session is like any other.',
    place: /(: signIn( with all fields)?|a function that signs in: mount)\.calls$/,
    isIntended: equalWithout((calls: Call[]) => calls.filter(([name]) => name !== 'connect')),
  },
  {
    reason: "The name of an account is set on a copy: the wallet's own object stays unchanged.",
    place: /: signIn( with all fields)?\.result\.account$/,
  },
  {
    reason:
      'Options that the feature of a wallet does not carry are kept: ts-sdk builds and submits the transaction.',
    place: /^options: .* with (an expiration|a nonce)\.(calls|result.*)$/,
  },
  {
    reason: 'signTransaction keeps `withFeePayer` of a payload for wallets of each version.',
    place: /^options: sign a payload with a fee payer\.(calls|result.*)$/,
  },
  {
    reason: 'An option is refused by name on a network that ts-sdk does not know.',
    place: /^options on a custom network: .* with a nonce\.(calls|errors|result.*)$/,
    isIntended: (_adapter, kit) => !kit || kit.length === 0 || /replayProtectionNonce/.test(String(kit)),
  },
  {
    reason:
      'signAndSubmitTransaction refuses `withFeePayer` without a transaction submitter, and an option that ts-sdk does not know.',
    place: /^options: signAndSubmitTransaction with (a fee payer|encryption)\.(calls|errors|result.*)$/,
    isIntended: (_adapter, kit) => !kit || kit.length === 0 || /withFeePayer|encrypted/.test(String(kit)),
  },
  {
    reason: 'AboutAptosConnect is AboutPetraWeb: its errors name AboutPetraWeb.',
    place: /^parts outside their parents: AboutAptosConnect\.Trigger\.result$/,
    isIntended: (adapter: string, kit) => kit === adapter.replaceAll('AboutAptosConnect', 'AboutPetraWeb'),
  },
  {
    reason: 'The title of each education screen is an `h3`.',
    place: /^education screens: tags of each screen\.result$/,
    isIntended: (_adapter, kit: string[][]) => kit.length === 3 && kit.every(([title]) => title === 'H3'),
  },
]

export const isAllowed = (
  { place, isIntended = () => true }: AllowedDifference,
  { place: found, adapter, kit }: Difference,
): boolean => place.test(found) && isIntended(adapter, kit)

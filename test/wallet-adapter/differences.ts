/** A field in which the answers of one step differ. */
export interface Difference {
  readonly scenario: string
  readonly step: string
  /** Such as `state.account`. */
  readonly path: string
  readonly adapter: unknown
  readonly kit: unknown
}

/** A kind of difference that is intended. `docs/coming-from-the-aptos-adapter.md` has the same list. */
export interface AllowedDifference {
  readonly reason: string
  covers(difference: Difference): boolean
}

const isOneOf =
  (...steps: readonly RegExp[]) =>
  ({ step }: Difference) =>
    steps.some((pattern) => pattern.test(step))

const isEndedSession = ({ path, kit }: Difference) =>
  /^state\.(connected|account|network|wallet|stored)/.test(path) && !kit

const isCallOf = (name: string, call: unknown) => Array.isArray(call) && call[0] === name

export const allowedDifferences: readonly AllowedDifference[] = [
  {
    reason: 'There is no class WalletCore: the hook has its functions.',
    covers: ({ scenario, path, kit }) =>
      scenario === 'constants' && path === 'answer' && !(kit as string[]).includes('WalletCore'),
  },
  {
    reason: 'Petra Web is listed only if the app adds it, because its code is larger than the kit.',
    covers: ({ path, adapter, kit }) =>
      path === 'state.hiddenWallets'
        ? `${adapter}` === 'Petra Web' && `${kit}` === ''
        : path === 'state.wallets' &&
          `${kit}` === `${(adapter as string[]).filter((name) => !name.startsWith('Continue with '))}`,
  },
  {
    reason:
      'The wallet receives the argument `silent`, and a reconnection on page load is silent: it never prompts.',
    covers: ({ path, adapter, kit }) =>
      /^calls\[\d+\]$/.test(path) &&
      isCallOf('connect', adapter) &&
      isCallOf('connect', kit) &&
      (adapter as unknown[]).length === 1,
  },
  {
    reason: 'A reconnection that fails keeps the remembered wallet for the next visit.',
    covers: (difference) => /^reload [67]/.test(difference.scenario) && difference.path === 'state.stored',
  },
  {
    reason:
      'A reconnection that fails is reported once, and one that is rejected is not: the user did nothing.',
    covers: ({ scenario, path }) => /^reload [67]/.test(scenario) && path.startsWith('errors'),
  },
  {
    reason: 'A failed attempt keeps the connection and the remembered wallet of the connection that remains.',
    covers: (difference) =>
      difference.path === 'state.stored' && isOneOf(/^connect while connected: /, /^signIn: /)(difference),
  },
  {
    reason: 'An empty account ends the session, as AIP-62 says.',
    covers: (difference) =>
      difference.scenario === 'changes' &&
      isOneOf(/^the wallet disconnects$/, /^unregister$/, /^unmount$/)(difference) &&
      isEndedSession(difference),
  },
  {
    reason: 'A wallet that unregisters leaves the list.',
    covers: (difference) =>
      difference.scenario === 'changes' &&
      isOneOf(/^unregister$/, /^unmount$/)(difference) &&
      difference.path === 'state.wallets',
  },
  {
    reason:
      'A disconnection that the user rejects with code 4001 ends the session on this page, as `Rejected` does.',
    covers: (difference) =>
      (difference.step === 'disconnect: throw-code' &&
        (/^(answer|errors)/.test(difference.path) || isEndedSession(difference))) ||
      // The next step connects again.
      (difference.step === 'disconnect: throw-text' && difference.path === 'calls'),
  },
  {
    reason:
      'signIn connects after the wallet has approved, without a prompt, so that the session is like any other.',
    covers: ({ step, path, kit }) =>
      step === 'signIn' && path === 'calls' && (kit as unknown[]).some((call) => isCallOf('connect', call)),
  },
  {
    reason: "The name of an account is set on a copy: the wallet's own object stays unchanged.",
    covers: ({ step, path }) => step === 'signIn' && path === 'answer.account',
  },
]

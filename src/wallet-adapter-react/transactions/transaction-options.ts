import type { InputTransactionData } from '../types.js'

/** The options that `aptos:signAndSubmitTransaction` 1.1.0 carries. */
export const SUBMIT_OPTIONS = ['maxGasAmount', 'gasUnitPrice']

/** The options that `aptos:signTransaction` 1.1.0 carries. */
export const SIGN_OPTIONS = [
  ...SUBMIT_OPTIONS,
  'accountSequenceNumber',
  'expireTimestamp',
  'expirationTimestamp',
  'expirationSecondsFromNow',
]

/** Returns the names of the options that have a value. `false` counts as no value, because it is the default. */
export const listOptions = ({ options, withFeePayer }: InputTransactionData): string[] =>
  Object.entries({ ...options, withFeePayer }).flatMap(([name, value]) =>
    value == null || value === false ? [] : [name],
  )

/**
 * Finds an option that a feature of a wallet does not carry, so that ts-sdk must build the transaction.
 *
 * @returns The name of the option, or `undefined` if the feature carries all options.
 */
export const findUncarriedOption = (
  input: InputTransactionData,
  carriedOptions: readonly string[],
): string | undefined => listOptions(input).find((name) => !carriedOptions.includes(name))

export const createOptionError = (option: string, requirement: string): Error =>
  new Error(`The option ${option} needs ${requirement}`)

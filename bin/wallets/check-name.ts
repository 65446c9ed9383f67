import { type CliError, usageError } from '../errors.js'

/** Longest name a wallet may have; the kit cuts what is longer. */
const longestName = 64

/** Why a wallet cannot have this name, or null. */
export function nameProblem(name: string): CliError | null {
  const example = 'Give the name as the wallet itself shows it, e.g. --wallet "OKX Wallet".'
  if (name.trim() === '') return usageError('The name of the wallet is empty.', example)
  if (/\p{C}/u.test(name))
    return usageError('The name of the wallet holds characters that cannot be seen.', example)
  if (name.length > longestName)
    return usageError(`The name of the wallet is longer than ${longestName} characters.`, example)
  return null
}

import type { Context } from '../context.js'
import { usageError } from '../errors.js'
import { matchName } from '../wallets/match-name.js'

const networks = ['mainnet', 'testnet', 'devnet', 'local'].map((name) => ({ name }))

/**
 * The network that `--network` means, in the lower case in which wallets' networks are compared. Any word is allowed, as there
 * are networks of one's own; a near miss of the public ones is said on stderr.
 *
 * @throws CliError when it is no plain word.
 */
export function chooseNetwork(context: Context, typed: string): string {
  if (!/^[a-z\d][a-z\d_-]{0,63}$/i.test(typed))
    throw usageError(
      `"${typed}" is not the name of a network.`,
      'Give one word, e.g. mainnet, testnet, devnet or local.',
    )
  const match = matchName(typed.toLowerCase(), networks)
  if (match.kind === 'near') context.note(`${context.colours.yellow('Warning:')} ${nearMiss(match)}`)
  return match.name
}

const nearMiss = ({ name, suggestion }: { name: string; suggestion: string }) =>
  `the page is made for a network named ${name}. Did you mean ${suggestion}?`

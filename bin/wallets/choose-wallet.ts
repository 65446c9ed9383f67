import type { Context } from '../context.js'
import { type CatalogueWallet, devWalletName, readCatalogue } from './catalogue.js'
import { nameProblem } from './check-name.js'
import { matchName } from './match-name.js'

/** Asks whether a suggested name was meant. */
export type ConfirmName = (typed: string, suggestion: string) => Promise<boolean>

/**
 * The wallet that `--wallet` means. Any name is allowed, as wallets come and go: a near miss is asked about where there is
 * someone to ask, and otherwise said on stderr, as is a name we do not know.
 *
 * @throws CliError when no wallet can have the name.
 */
export async function chooseWallet(context: Context, typed: string, confirm?: ConfirmName): Promise<string> {
  const problem = nameProblem(typed)
  if (problem) throw problem
  const match = matchName(typed.trim(), knownWallets(readCatalogue(context.root)))
  if (match.kind === 'known') return match.name
  const warning = context.colours.yellow('Warning:')
  if (match.kind === 'unknown') {
    context.note(
      `${warning} ${match.name} is not in the catalogue: the page finds it only where it is installed.`,
    )
    return match.name
  }
  if (confirm) return (await confirm(match.name, match.suggestion)) ? match.suggestion : match.name
  context.note(
    `${warning} the page will ask for a wallet named ${match.name}. Did you mean ${match.suggestion}?`,
  )
  return match.name
}

/** The wallets a name may mean: those of the catalogue, and the development wallet. */
export const knownWallets = (catalogue: readonly CatalogueWallet[]) => [...catalogue, { name: devWalletName }]

import { englishTransactions, type TransactionStrings } from '../ui/shared.js'

/**
 * The forms of an abort: in a script, or in a module, with the name of the code and a message (AIP-138) if the status has them.
 */
const ABORT = /^Move abort(?: in (\S+))?: (?:code )?(\w+)(?:\(\w+\))?(?:: *([\s\S]*))?$/

const EXECUTION_FAILURE = /^Execution failed in (\S+) at code offset \d+$/

/** Returns a string, or the English string if the translation is missing. */
export const getText = (
  strings: Partial<TransactionStrings> | undefined,
  key: keyof TransactionStrings,
): string => strings?.[key] || englishTransactions[key]

/**
 * Explains why a transaction failed.
 *
 * @param vmStatus `vm_status` of a full node, or an error of a wallet that contains a status code.
 * @param strings UI text in another language. Default: English.
 * @returns One sentence, or the message of the Move module. Any other text is returned unchanged.
 * @example
 * explainVmStatus('Out of gas') // 'The transaction ran out of gas.'
 * explainVmStatus('Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): Not enough coins to complete transaction')
 * // 'Not enough coins to complete transaction'
 */
export function explainVmStatus(vmStatus: string, strings?: Partial<TransactionStrings>): string {
  const explain = (key: keyof TransactionStrings, values: Readonly<Record<string, string>> = {}) =>
    getText(strings, key).replace(/\{(\w*)\}/g, (_, name) => values[name] as string)

  // Match the abort first: the message of a module can be any text, so it can contain a status code.
  const [abort, module = 'script', code = '', message] = ABORT.exec(vmStatus) ?? []
  if (abort) return message || explain('aborted', { module, code })
  const failedFunction = EXECUTION_FAILURE.exec(vmStatus)?.[1]
  if (failedFunction) return explain('executionFailed', { '': failedFunction })
  const statusCodes = vmStatus.replace(/^Out of gas$/, 'OUT_OF_GAS').match(/\b[A-Z]+(_[A-Z]+)+\b/g)
  const known = statusCodes?.find((word) => Object.hasOwn(englishTransactions, word))
  return known ? explain(known as keyof TransactionStrings) : vmStatus
}

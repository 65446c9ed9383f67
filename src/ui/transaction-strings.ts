/**
 * The English strings of `transactions.js`. The strings are translated like all strings of the kit, but the page script does not
 * contain the English ones. `{}` stands for the only value in a string. A string with two values has `{module}` and `{code}`.
 */
export const englishTransactions = {
  label: 'Transactions',

  // Status
  sent: 'Transaction sent',
  waiting: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  failed: 'Failed',
  late: 'Not confirmed yet',
  unknown: "Couldn't check the status",

  // Actions
  explorer: 'View on Explorer',
  checkAgain: 'Check Again',
  details: 'Details',
  dismiss: 'Dismiss',

  // Reasons for failures, by their form or their status code
  aborted: 'Stopped by {module}: {code}',
  executionFailed: '{} failed.',
  OUT_OF_GAS: 'The transaction ran out of gas.',
  SEQUENCE_NUMBER_TOO_OLD: 'Another transaction of this account came first.',
  SEQUENCE_NUMBER_TOO_NEW: 'An earlier transaction of this account is missing.',
  INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: "The account doesn't have enough APT for the network fee.",
  TRANSACTION_EXPIRED: 'The transaction expired.',
  MISSING_DATA: "Data that the transaction needs isn't on the blockchain.",
}

/** A string for each key of `englishTransactions`. */
export type TransactionStrings = typeof englishTransactions

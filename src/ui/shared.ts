/** What `src/transactions` uses of the UI: no components, and no React. */

export { englishTransactions, type TransactionStrings } from './transaction-strings.js'

/** Exports of the UI for `src/transactions`: no components, and no React. */

export { englishTransactions, type TransactionStrings } from './transaction-strings.js'

import { readDocument } from '../core/internal.js'
import { followTransactions } from '../transactions/index.js'
import type {} from './global.js'

/** A member of the window that marks a page on which the script has run. */
const MARK = Symbol.for('aptos-wallet-kit.transactions')

// The entry point of `transactions.js`, which runs after the script of the kit. The attribute `data-node-url` of the script tag
// is the option `nodeUrl`. The page may run the script again, for example after each navigation with Turbo.
if (!(MARK in window)) {
  followTransactions(AptosWalletKit, { nodeUrl: readDocument(document, 'currentScript')?.dataset.nodeUrl })
  Reflect.set(window, MARK, true)
}

import { readDocument } from '../core/internal.js'
import { followTransactions } from '../transactions/index.js'
import type {} from './global.js'

// The entry point of `transactions.js`, which runs after the script of the kit. The attribute `data-node-url` of the script tag
// is the option `nodeUrl`.
followTransactions(AptosWalletKit, { nodeUrl: readDocument(document, 'currentScript')?.dataset.nodeUrl })

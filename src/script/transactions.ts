import { readDocument } from '../core/internal.js'
import { followTransactions } from '../transactions/index.js'
import type {} from './global.js'

// The entry of `transactions.js`, which runs after the script of the kit. Its attribute `data-node-url` is the option `nodeUrl`.
followTransactions(AptosWalletKit, { nodeUrl: readDocument(document, 'currentScript')?.dataset.nodeUrl })

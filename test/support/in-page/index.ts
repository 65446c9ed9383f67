import * as clock from './clock.js'
import * as elements from './elements.js'
import * as opening from './opening.js'
import * as record from './record.js'
import { createWallet } from './scripted-wallet.js'
import * as wallets from './wallets.js'

/** What a test page has beside the kit: loaded first, so that nothing the kit does goes unseen. */
const own = { ...clock, ...elements, ...opening, ...record, ...wallets, createWallet }

declare global {
  var support: typeof own
}

Object.defineProperty(window, 'support', { value: Object.freeze(own) })
record.start()
wallets.announceSetup()

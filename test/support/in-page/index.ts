import * as announcements from './announcements.js'
import * as clock from './clock.js'
import * as elements from './elements.js'
import * as record from './record.js'
import { createWallet } from './scripted-wallet.js'
import * as wallets from './wallets.js'

/** The helpers of a test page. They load before the kit, so that they record everything the kit does. */
const helpers = { ...announcements, ...clock, ...elements, ...record, ...wallets, createWallet }

declare global {
  var support: typeof helpers
}

Object.defineProperty(window, 'support', { value: Object.freeze(helpers) })
record.start()
wallets.installWallets('before')

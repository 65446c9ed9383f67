// The app around the page: the server side of the SDK, which signs with an Aptos account.
import { Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { MSafeWalletServer } from '@msafe/aptos-aip62-wallet'
import { seed } from '../local-keys.js'

const account = Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(seed) })

const api = {
  connect: async () => account.accountAddress.toString(),
  // The SDK passes the whole event, contrary to its types.
  signMessage: async ({ data: { message, nonce } }) => {
    const fullMessage = `APTOS\nmessage: ${message}\nnonce: ${nonce}`
    const signature = account.sign(new TextEncoder().encode(fullMessage)).toString()
    return { status: 'Approved', args: { prefix: 'APTOS', message, nonce, fullMessage, signature } }
  },
}

const frame = document.createElement('iframe')
frame.title = 'The page'
frame.style.cssText = 'width: 100%; height: 90vh; border: 0'
new MSafeWalletServer(frame, api).connect()
frame.src = '/page'
document.body.append(frame)

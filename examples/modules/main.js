// Without a bundler, the browser loads the core directly from the package.
import { createWalletKit, toHex } from './node_modules/aptos-wallet-kit/dist/index.js'

const kit = createWalletKit()
const [account, wallets, sign, disconnect, output] = [
  'account',
  'wallets',
  'sign',
  'disconnect',
  'output',
].map((id) => document.getElementById(id))

/** Prints the result of a call, or the message of its error. */
async function print(call) {
  try {
    output.textContent = await call()
  } catch (error) {
    output.textContent = error.message
  }
}

async function connect(wallet) {
  const { status } = await kit.connect(wallet)
  return status === 'Approved' ? 'Connected' : 'You rejected the request.'
}

/** Creates a list item with a button that connects to the wallet. */
function createWalletItem(wallet) {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = wallet.name
  button.addEventListener('click', () => print(() => connect(wallet)))
  item.append(button)
  return item
}

function render({ address, network, installed_wallets }) {
  account.textContent = address ? `${address} on ${network}` : 'Not connected'
  wallets.replaceChildren(...(address ? [] : installed_wallets.map(createWalletItem)))
  sign.hidden = !address
  disconnect.hidden = !address
}

sign.addEventListener('click', () =>
  print(async () => {
    const { status, args } = await kit.signMessage({ message: 'Hello, Aptos!', nonce: crypto.randomUUID() })
    return status === 'Approved' ? toHex(args.signature) : 'You rejected the request.'
  }),
)
disconnect.addEventListener('click', () => print(() => kit.disconnect().then(() => 'Disconnected')))

kit.subscribe(render)
kit.start()

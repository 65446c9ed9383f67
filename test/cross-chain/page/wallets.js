// Scripted wallets of Ethereum, Solana, and Sui, with keys of their own. Each records its calls in `window.calls`, and
// does what `window.decide()` returns: approves unless that is `reject`. The account stays connected over a reload, as
// the access that a wallet has granted does.

import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519'
import { Keypair } from '@solana/web3.js'
import { Wallet } from 'ethers'
import nacl from 'tweetnacl'

const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const seed = new Uint8Array(32).fill(7)
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

window.calls = []
window.signatures = []
window.decide = () => 'approve'
/** Addresses of the accounts on their own chains. */
window.sourceAddresses = {}
/** By name of the wallet: ends the access of the page, as the user can in the wallet. */
const removeAccounts = {}
window.removeAccount = (name) => removeAccounts[name]()

let isInClick = false
const markClick = () => {
  isInClick = true
  setTimeout(() => {
    isInClick = false
  })
}
// Runs before the kit, which stops the click.
addEventListener('click', markClick, { capture: true })

const hasAccess = (chain) => localStorage.getItem(`access-${chain}`) === 'true'
const setAccess = (chain, access) => localStorage.setItem(`access-${chain}`, String(access))

/** Prompts the user, and records whether the call was made in the task of a click. */
async function prompt(name, error) {
  window.calls.push(isInClick ? `${name} in the click` : name)
  await new Promise((resolve) => setTimeout(resolve))
  if ((await window.decide()) === 'reject') throw error
}

function createEthereumProvider(name, wallet = new Wallet(`0x${toHex(seed)}`)) {
  window.sourceAddresses.ethereum = wallet.address
  const listeners = []
  let isPrompting = false
  const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  const listAccounts = () => (hasAccess(name) ? [wallet.address] : [])
  removeAccounts[name] = () => {
    setAccess(name, false)
    for (const listener of listeners) listener([])
  }
  const methods = {
    eth_chainId: async () => '0x1',
    eth_accounts: async () => listAccounts(),
    async eth_requestAccounts() {
      // As MetaMask does.
      if (isPrompting) throw Object.assign(new Error('Already pending'), { code: -32002 })
      isPrompting = true
      try {
        if (!hasAccess(name)) await prompt(`connect ${name}`, rejection)
      } finally {
        isPrompting = false
      }
      setAccess(name, true)
      return listAccounts()
    },
    async personal_sign([message]) {
      await prompt(`sign ${name}`, rejection)
      const bytes = Uint8Array.from(message.slice(2).match(/../g), (pair) => Number.parseInt(pair, 16))
      const signature = await wallet.signMessage(bytes)
      window.signatures.push(signature.slice(2))
      return signature
    },
  }
  return {
    request: ({ method, params }) => methods[method](params),
    on: (_, listener) => listeners.push(listener),
    removeListener() {},
  }
}

/** Announces an Ethereum wallet (EIP-6963), now and whenever the page requests wallets. */
window.announceEthereumWallet = (name) => {
  const provider = createEthereumProvider(name)
  const info = { uuid: crypto.randomUUID(), name, icon: `\n${icon}\n`, rdns: 'wallet.example' }
  const announce = () => {
    const detail = Object.freeze({ info, provider })
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

/**
 * Registers a wallet of the Wallet Standard, which reports each change of its account.
 *
 * @param reportsEachConnection Whether `connect()` also reports the account if it is the same, as that of Slush does.
 */
function registerWallet({ name, account, features, reportsEachConnection }) {
  const listeners = []
  const rejection = new Error('User rejected the request.')
  const setAccounts = (accounts, isReported = accounts.length !== wallet.accounts.length) => {
    wallet.accounts = accounts
    if (isReported) for (const listener of listeners) listener({ accounts })
  }
  removeAccounts[name] = () => {
    setAccess(name, false)
    setAccounts([])
  }
  const wallet = {
    version: '1.0.0',
    name,
    icon,
    chains: account.chains,
    accounts: hasAccess(name) ? [account] : [],
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent } = {}) {
          if (silent) window.calls.push(`restore ${name}`)
          if (!hasAccess(name)) {
            if (silent) throw rejection
            await prompt(`connect ${name}`, rejection)
            setAccess(name, true)
          }
          setAccounts([account], reportsEachConnection)
          return { accounts: wallet.accounts }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        async disconnect() {
          window.calls.push(`disconnect ${name}`)
          removeAccounts[name]()
        },
      },
      'standard:events': {
        version: '1.0.0',
        on(_, listener) {
          listeners.push(listener)
          return () => listeners.splice(listeners.indexOf(listener), 1)
        },
      },
      ...features((label) => prompt(`${label} ${name}`, rejection)),
    },
  }
  const register = (api) => api.register(wallet)
  addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail))
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}

function registerSolanaWallet() {
  const keypair = Keypair.fromSeed(seed)
  window.sourceAddresses.solana = keypair.publicKey.toBase58()
  const signMessage = async (message) => {
    const signature = nacl.sign.detached(message, keypair.secretKey)
    window.signatures.push(toHex(signature))
    return signature
  }
  registerWallet({
    name: 'Phantom',
    account: {
      address: keypair.publicKey.toBase58(),
      publicKey: keypair.publicKey.toBytes(),
      chains: ['solana:mainnet'],
      features: ['solana:signMessage', 'solana:signTransaction'],
    },
    features: (ask) => ({
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy'],
        signTransaction() {},
      },
      'solana:signMessage': {
        version: '1.0.0',
        async signMessage({ message }) {
          await ask('sign')
          return [{ signedMessage: message, signature: await signMessage(message) }]
        },
      },
    }),
  })
}

function registerSuiWallet() {
  const keypair = Ed25519Keypair.fromSecretKey(seed)
  window.sourceAddresses.sui = keypair.toSuiAddress()
  registerWallet({
    name: 'Slush',
    reportsEachConnection: true,
    account: {
      address: keypair.toSuiAddress(),
      publicKey: keypair.getPublicKey().toRawBytes(),
      chains: ['sui:mainnet'],
      features: ['sui:signPersonalMessage'],
    },
    features: (ask) => ({
      'sui:signPersonalMessage': {
        version: '1.0.0',
        async signPersonalMessage({ message }) {
          await ask('sign')
          const output = await keypair.signPersonalMessage(message)
          window.signatures.push(toHex(Uint8Array.from(atob(output.signature), (c) => c.charCodeAt(0))))
          return output
        },
      },
    }),
  })
}

window.announceEthereumWallet('MetaMask')
registerSolanaWallet()
registerSuiWallet()
// Faulty wallets.
dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: null }))
addEventListener('eip6963:requestProvider', () =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: {}, provider: {} } })),
)

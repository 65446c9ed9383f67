// An Ethereum extension, whose account @aptos-labs/derived-wallet-ethereum turns into an Aptos wallet.
import { setupAutomaticEthereumWalletDerivation } from '@aptos-labs/derived-wallet-ethereum'
import { announceProvider } from 'mipd'
import { toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { icon, seed } from '../local-keys.js'
import { announceRegistrations } from './announce.js'

const account = privateKeyToAccount(toHex(seed))
let allowed = false

/** Responses of EIP-1193. The account is available after the page has requested it. */
const responses = {
  eth_chainId: async () => '0x1',
  eth_accounts: async () => (allowed ? [account.address] : []),
  eth_requestAccounts: async () => {
    allowed = true
    return [account.address]
  },
  personal_sign: async ([raw]) => account.signMessage({ message: { raw } }),
}

announceProvider({
  info: { icon, name: 'Local Ether', rdns: 'dev.local.ether', uuid: '350670db-19fa-4704-a166-e52e178b59d2' },
  provider: {
    request: async ({ method, params = [] }) => responses[method](params),
    on() {},
    removeListener() {},
  },
})
announceRegistrations()
setupAutomaticEthereumWalletDerivation()

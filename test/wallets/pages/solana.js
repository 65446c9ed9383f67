// A Solana wallet, which @aptos-labs/derived-wallet-solana turns into an Aptos wallet.
import { setupAutomaticSolanaWalletDerivation } from '@aptos-labs/derived-wallet-solana'
import { Keypair } from '@solana/web3.js'
import { registerWallet } from '@wallet-standard/wallet'
import nacl from 'tweetnacl'
import { icon, seed } from '../local-keys.js'
import { announceRegistrations } from './announce.js'

const keys = Keypair.fromSeed(seed)

const account = {
  address: keys.publicKey.toBase58(),
  publicKey: keys.publicKey.toBytes(),
  chains: ['solana:mainnet'],
  features: ['solana:signMessage', 'solana:signTransaction'],
}

const wallet = {
  version: '1.0.0',
  name: 'Local Sol',
  icon,
  chains: ['solana:mainnet'],
  accounts: [],
  features: {
    'standard:connect': {
      version: '1.0.0',
      connect: async () => {
        wallet.accounts = [account]
        return wallet
      },
    },
    'standard:events': { version: '1.0.0', on: () => () => {} },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: async (...inputs) =>
        inputs.map(({ message }) => ({
          signedMessage: message,
          signature: nacl.sign.detached(message, keys.secretKey),
        })),
    },
    // Required of a wallet, and not called here.
    'solana:signTransaction': { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] },
  },
}

registerWallet(wallet)
announceRegistrations()
setupAutomaticSolanaWalletDerivation()

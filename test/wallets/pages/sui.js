// A Sui wallet, which @aptos-labs/derived-wallet-sui turns into an Aptos wallet.
import { setupAutomaticSuiWalletDerivation } from '@aptos-labs/derived-wallet-sui'
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519'
import { ReadonlyWalletAccount, registerWallet } from '@mysten/wallet-standard'
import { icon, seed } from '../local-keys.js'
import { announceRegistrations } from './announce.js'

const keys = Ed25519Keypair.fromSecretKey(seed)
const account = new ReadonlyWalletAccount({
  address: keys.toSuiAddress(),
  publicKey: keys.getPublicKey().toRawBytes(),
  chains: ['sui:mainnet'],
  features: ['sui:signPersonalMessage'],
})

registerWallet({
  version: '1.0.0',
  name: 'Local Sui',
  icon,
  chains: ['sui:mainnet'],
  accounts: [account],
  features: {
    'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
    'standard:disconnect': { version: '1.0.0', disconnect: async () => {} },
    'standard:events': { version: '1.0.0', on: () => () => {} },
    'sui:signPersonalMessage': {
      version: '1.1.0',
      signPersonalMessage: ({ message }) => keys.signPersonalMessage(message),
    },
  },
})
announceRegistrations()
setupAutomaticSuiWalletDerivation()

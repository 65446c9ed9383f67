// The page of a developer: lists the wallets of other chains. `window.deriveAddress()` computes an address with the classes of the
// vendor's packages alone.
import { crossChainWallets } from '../../../dist/cross-chain.js'

const network = 'testnet'
window.AptosWalletKit.configure({ lazyWallets: crossChainWallets({ network }) })

const derive = {
  async 'MetaMask (Ethereum)'() {
    const { EIP1193DerivedPublicKey } = await import('@aptos-labs/derived-wallet-ethereum')
    return new EIP1193DerivedPublicKey({
      domain: location.host,
      ethereumAddress: window.sourceAddresses.ethereum,
      authenticationFunction: '0x1::ethereum_derivable_account::authenticate',
    })
  },
  async 'Phantom (Solana)'() {
    const { SolanaDerivedPublicKey } = await import('@aptos-labs/derived-wallet-solana')
    const { PublicKey } = await import('@solana/web3.js')
    return new SolanaDerivedPublicKey({
      domain: location.host,
      solanaPublicKey: new PublicKey(window.sourceAddresses.solana),
      authenticationFunction: '0x1::solana_derivable_account::authenticate',
    })
  },
  async 'Slush (Sui)'() {
    const { SuiDerivedPublicKey } = await import('@aptos-labs/derived-wallet-sui')
    return new SuiDerivedPublicKey({
      domain: location.host,
      suiAccountAddress: window.sourceAddresses.sui,
      authenticationFunction: '0x1::sui_derivable_account::authenticate',
    })
  },
}

window.deriveAddress = async (name) => (await derive[name]()).authKey().derivedAddress().toStringLong()

/** Verifies the response to `signMessage` with the public key that the vendor's package derives. */
window.verifyMessage = async (name, { fullMessage, signature }) => {
  const publicKey = await derive[name]()
  const input = { message: new TextEncoder().encode(fullMessage), signature }
  return name === 'Slush (Sui)' ? publicKey.verifySignatureAsync(input) : publicKey.verifySignature(input)
}

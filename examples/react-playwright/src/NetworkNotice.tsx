import { useWallet } from 'aptos-wallet-kit/react'
import { NETWORK } from './network'

const TESTNET_CHAIN_ID = 2

/** Shows a notice while the wallet is on another network than the application. */
export function NetworkNotice() {
  const { network, changeNetwork } = useWallet()
  if (network === NETWORK) return null
  return (
    <p role="alert">
      Wrong network. This application uses {NETWORK}.{' '}
      <button type="button" onClick={() => changeNetwork({ name: NETWORK, chainId: TESTNET_CHAIN_ID })}>
        Switch Network
      </button>
    </p>
  )
}

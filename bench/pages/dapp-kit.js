// Mysten's dApp kit with its custom element, as in its documentation for a page without a framework.
import { createDAppKit } from '@mysten/dapp-kit-core'
import '@mysten/dapp-kit-core/web'
import { SuiGrpcClient } from '@mysten/sui/grpc'

const button = document.createElement('mysten-dapp-kit-connect-button')
button.instance = createDAppKit({
  networks: ['mainnet'],
  createClient: (network) => new SuiGrpcClient({ network, baseUrl: 'https://fullnode.mainnet.sui.io:443' }),
})
document.getElementById('app').append(button)

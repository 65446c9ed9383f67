import { Account, Aptos, AptosConfig, Ed25519PrivateKey, Network } from '@aptos-labs/ts-sdk'
import { createApp } from './app.js'

const port = Number(process.env.PORT ?? 3000)
const application = process.env.APPLICATION ?? `http://localhost:${port}`
const kitFolder = new URL('.', import.meta.resolve('aptos-wallet-kit/aptos-wallet-kit.js'))

// The key of the account that pays. Keep it out of your repository.
const { SPONSOR_PRIVATE_KEY, FULLNODE_URL } = process.env
const sponsor = SPONSOR_PRIVATE_KEY
  ? Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(SPONSOR_PRIVATE_KEY) })
  : Account.generate()

const sponsoring = {
  aptos: new Aptos(new AptosConfig({ network: Network.TESTNET, fullnode: FULLNODE_URL })),
  sponsor,
  chainId: 2,
  functions: ['0x1::aptos_account::transfer'],
  maxFeeOctas: 10_000_000n,
}

createApp({ application, kitFolder, sponsoring }).listen(port, 'localhost', () => {
  console.log(`Sponsor: ${sponsor.accountAddress.toStringLong()} (fund it on testnet)`)
  console.log(`Open ${application}`)
})

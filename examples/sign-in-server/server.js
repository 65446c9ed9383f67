import { Aptos, AptosConfig } from '@aptos-labs/ts-sdk'
import { createApp } from './app.js'

const { PORT = '3000', APPLICATION = `http://localhost:${PORT}`, NETWORK = 'mainnet', CHAIN_ID } = process.env
const kitFolder = new URL('.', import.meta.resolve('aptos-wallet-kit/aptos-wallet-kit.js'))
const aptos = new Aptos(new AptosConfig({ network: NETWORK }))

createApp({ application: APPLICATION, kitFolder, aptos, chainId: CHAIN_ID }).listen(
  Number(PORT),
  'localhost',
  () => console.log(`Open ${APPLICATION}`),
)

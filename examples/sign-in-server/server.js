import { Aptos, AptosConfig } from '@aptos-labs/ts-sdk'
import { createApp } from './app.js'

const { PORT = '3000', APPLICATION = `http://localhost:${PORT}`, NETWORK = 'mainnet' } = process.env
const { CHAIN_ID, FULLNODE_URL } = process.env
const { origin: application } = new URL(APPLICATION)
if (application === 'null') throw new Error('Set APPLICATION to an origin, such as https://shop.example.')
const isHostKnown = !process.env.APPLICATION
const kitFolder = new URL('.', import.meta.resolve('aptos-wallet-kit/aptos-wallet-kit.js'))
const aptos = new Aptos(new AptosConfig({ network: NETWORK, fullnode: FULLNODE_URL }))

createApp({ application, kitFolder, aptos, chainId: CHAIN_ID, isHostKnown }).listen(
  Number(PORT),
  'localhost',
  () => console.log(`Open ${application}`),
)

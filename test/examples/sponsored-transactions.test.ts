import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as sdk from '@aptos-labs/ts-sdk'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toHex } from '../../src/core/index.js'
import { devWalletWithout } from '../unit/sign-in/dev-wallet.js'
import { startKit } from '../unit/support/start-kit.js'

interface Signed {
  readonly transaction: string
  readonly authenticator: string
}

const example = '../../examples/sponsored-transactions'
const { createApp }: { createApp(options: object): Server } = await import(`${example}/app.js`)
const { signForSponsor }: { signForSponsor(...input: unknown[]): Promise<Signed> } = await import(
  `${example}/page/sign-for-sponsor.js`
)

const application = 'http://localhost:5173'
const sponsor = sdk.Account.generate()
const TRANSFER = '0x1::aptos_account::transfer'
const payload = {
  function: TRANSFER,
  functionArguments: ['0x1', 1],
  abi: { typeParameters: [], parameters: [new sdk.TypeTagAddress(), new sdk.TypeTagU64()] },
}

async function listen(server: Server) {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Starts a full node that accepts every transaction, and the example's server in front of it. */
async function startServer() {
  const submitted: Uint8Array[] = []
  const node = createServer(async (request, response) => {
    submitted.push(await readBody(request))
    response.writeHead(202, { 'Content-Type': 'application/json' }).end(JSON.stringify({ hash: '0xabc' }))
  })
  const fullnode = `${await listen(node)}/v1`
  const aptos = new sdk.Aptos(new sdk.AptosConfig({ network: sdk.Network.CUSTOM, fullnode }))
  const sponsoring = { aptos, sponsor, chainId: 4, functions: [TRANSFER], maxFeeOctas: 1_000_000n }
  const origin = await listen(
    createApp({ application, kitFolder: new URL('../../dist/', import.meta.url), sponsoring }),
  )
  const post = async (signed: object, headers: object = {}) => {
    const body = JSON.stringify(signed)
    const init = { method: 'POST', headers: { origin: application, ...headers }, body }
    const response = await fetch(`${origin}/sponsor`, init)
    return { status: response.status, data: await response.json() }
  }
  return { submitted, post }
}

/** Signs as the page does, with the development wallet on its local network. */
async function sign(options: object = {}, feePayer = sponsor.accountAddress, call: object = payload) {
  const wallet = devWalletWithout()
  const { kit } = await startKit({ wallets: [wallet] })
  await kit.connect(wallet.name)
  vi.useRealTimers()
  // With a sequence number and a gas price, the wallet needs no full node.
  const offline = { sequenceNumber: 0, gasUnitPrice: 100, ...options }
  const signed = await signForSponsor({ ...kit, toHex }, call, feePayer, offline)
  return { signed, sender: kit.getState().address }
}

/** Returns the transaction that the full node got, if both signatures in it are valid. */
function readSubmitted(bytes: Uint8Array) {
  const { raw_txn: rawTransaction, authenticator } = sdk.SignedTransaction.deserialize(
    new sdk.Deserializer(bytes),
  )
  const { sender, fee_payer: feePayer } = authenticator as sdk.TransactionAuthenticatorFeePayer
  const transaction = { rawTransaction, feePayerAddress: feePayer.address } as sdk.AnyRawTransaction
  const message = sdk.generateSigningMessageForTransaction(transaction)
  const isSigned = [sender, feePayer.authenticator].every((one) => {
    const { public_key: key, signature } = one as sdk.AccountAuthenticatorEd25519
    return key.verifySignature({ message, signature })
  })
  return { isSigned, sender: rawTransaction.sender.toStringLong(), feePayer: feePayer.address.toStringLong() }
}

describe('sponsored transactions server', () => {
  it('submits the transaction with the signatures of the sender and of the fee payer', async () => {
    const { submitted, post } = await startServer()
    const { signed, sender } = await sign()
    expect(await post(signed)).toEqual({ status: 200, data: { hash: '0xabc' } })
    expect(submitted).toHaveLength(1)
    const feePayer = sponsor.accountAddress.toStringLong()
    expect(readSubmitted(submitted[0] as Uint8Array)).toEqual({ isSigned: true, sender, feePayer })
  })

  it.each<[string, () => ReturnType<typeof sign>]>([
    ['a higher fee', () => sign({ maxGasAmount: 20_000 })],
    ['a late expiration', () => sign({ expirationTimestamp: Math.floor(Date.now() / 1000) + 3_600 })],
    ['another fee payer', () => sign({}, sdk.Account.generate().accountAddress)],
    [
      'another function',
      () => sign({}, undefined, { ...payload, function: '0x1::aptos_account::transfer_coins' }),
    ],
  ])('refuses %s without submitting it', async (_, signOther) => {
    const { submitted, post } = await startServer()
    const { signed } = await signOther()
    expect((await post(signed)).status).toBe(400)
    expect(submitted).toEqual([])
  })

  /** Returns the transaction with the sponsor as its sender. */
  const sendFromSponsor = ({ transaction, ...signed }: Signed) => {
    const { rawTransaction, feePayerAddress } = sdk.SimpleTransaction.deserialize(
      new sdk.Deserializer(sdk.Hex.hexInputToUint8Array(transaction)),
    )
    Object.assign(rawTransaction, { sender: sponsor.accountAddress })
    return {
      ...signed,
      transaction: new sdk.SimpleTransaction(rawTransaction, feePayerAddress).bcsToHex().toString(),
    }
  }

  it.each<[string, (signed: Signed) => Signed, object, number]>([
    ['the sponsor as the sender', sendFromSponsor, {}, 400],
    ['bytes after the end', (signed) => ({ ...signed, transaction: `${signed.transaction}00` }), {}, 400],
    ['a request of another site', (signed) => signed, { origin: 'https://other.example' }, 403],
  ])('refuses %s', async (_, change, headers, status) => {
    const { submitted, post } = await startServer()
    const { signed } = await sign()
    expect((await post(change(signed), headers)).status).toBe(status)
    expect(submitted).toEqual([])
  })
})

import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as sdk from '@aptos-labs/ts-sdk'
import { describe, expect, it, vi } from 'vitest'
import { toHex } from '../../src/core/index.js'
import { devWalletWithout } from '../unit/sign-in/dev-wallet.js'
import { startKit } from '../unit/support/start-kit.js'
import { createExampleServer, listen } from './support.js'

interface Signed {
  readonly transaction: string
  readonly authenticator: string
}

const { signForSponsor }: { signForSponsor(...input: unknown[]): Promise<Signed> } = await import(
  '../../examples/sponsored-transactions/page/sign-for-sponsor.js' as string
)

const application = 'http://localhost:5173'
const sponsor = sdk.Account.generate()
const TRANSFER = '0x1::aptos_account::transfer'
const payload = {
  function: TRANSFER,
  functionArguments: ['0x1', 1],
  abi: { typeParameters: [], parameters: [new sdk.TypeTagAddress(), new sdk.TypeTagU64()] },
}

/** Starts a full node that accepts every transaction, and the example's server in front of it. */
async function startServer() {
  const submitted: Uint8Array[] = []
  const node = createServer(async (request, response) => {
    submitted.push(new Uint8Array(await buffer(request)))
    response.writeHead(202, { 'Content-Type': 'application/json' }).end(JSON.stringify({ hash: '0xabc' }))
  })
  const fullnode = `${await listen(node)}/v1`
  const aptos = new sdk.Aptos(new sdk.AptosConfig({ network: sdk.Network.CUSTOM, fullnode }))
  const sponsoring = { aptos, sponsor, chainId: 4, functions: [TRANSFER], maxFeeOctas: 1_000_000n }
  const origin = await listen(
    await createExampleServer('sponsored-transactions', { application, sponsoring }),
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

  const later = Math.floor(Date.now() / 1000) + 3_600
  const otherCall = { ...payload, function: '0x1::aptos_account::transfer_coins' }
  it.each<[string, number, () => ReturnType<typeof sign>, object?]>([
    ['a higher fee', 400, () => sign({ maxGasAmount: 20_000 })],
    ['a late expiration', 400, () => sign({ expirationTimestamp: later })],
    ['another fee payer', 400, () => sign({}, sdk.Account.generate().accountAddress)],
    ['another function', 400, () => sign({}, undefined, otherCall)],
    ['a request of another site', 403, () => sign(), { origin: 'https://other.example' }],
  ])('refuses %s without submitting it', async (_, status, signOther, headers) => {
    const { submitted, post } = await startServer()
    const { signed } = await signOther()
    expect((await post(signed, headers)).status).toBe(status)
    expect(submitted).toEqual([])
  })

  it('refuses bytes after the end', async () => {
    const { submitted, post } = await startServer()
    const { signed } = await sign()
    expect((await post({ ...signed, transaction: `${signed.transaction}00` })).status).toBe(400)
    expect(submitted).toEqual([])
  })
})

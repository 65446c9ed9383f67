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
    submitted.push(await buffer(request))
    response.writeHead(202, { 'Content-Type': 'application/json' }).end(JSON.stringify({ hash: '0xabc' }))
  })
  const fullnode = `${await listen(node)}/v1`
  const aptos = new sdk.Aptos(new sdk.AptosConfig({ network: sdk.Network.CUSTOM, fullnode }))
  const sponsoring = { aptos, sponsor, chainId: 4, functions: [TRANSFER], maxFeeOctas: 10_000_000n }
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

/** Returns the accounts of the transaction that the full node got, and whether both signatures in it are valid. */
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

  /** Returns the transaction with the sponsor as its sender. */
  const sendFromSponsor = ({ transaction, ...signed }: Signed) => {
    const { rawTransaction, feePayerAddress } = sdk.SimpleTransaction.deserialize(
      new sdk.Deserializer(sdk.Hex.hexInputToUint8Array(transaction)),
    )
    Object.assign(rawTransaction, { sender: sponsor.accountAddress })
    const changed = new sdk.SimpleTransaction(rawTransaction, feePayerAddress)
    return { ...signed, transaction: changed.bcsToHex().toString() }
  }
  const appendByte = ({ transaction, ...signed }: Signed) => ({ ...signed, transaction: `${transaction}00` })
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
  const otherCall = { ...payload, function: '0x1::aptos_account::transfer_coins' }

  it.each<[string, () => ReturnType<typeof sign>, change?: (signed: Signed) => Signed]>([
    ['a higher fee', () => sign({ maxGasAmount: 200_000 })],
    ['a late expiration', () => sign({ expirationTimestamp: inAnHour() })],
    ['another fee payer', () => sign({}, sdk.Account.generate().accountAddress)],
    ['another function', () => sign({}, undefined, otherCall)],
    ['the sponsor as the sender', sign, sendFromSponsor],
    ['bytes after the end', sign, appendByte],
  ])('rejects %s without submitting it', async (_, signOther, change = (signed) => signed) => {
    const { submitted, post } = await startServer()
    const { signed } = await signOther()
    expect((await post(change(signed))).status).toBe(400)
    expect(submitted).toEqual([])
  })

  it('rejects a request of another site without submitting it', async () => {
    const { submitted, post } = await startServer()
    const { signed } = await sign()
    expect((await post(signed, { origin: 'https://other.example' })).status).toBe(403)
    expect(submitted).toEqual([])
  })
})

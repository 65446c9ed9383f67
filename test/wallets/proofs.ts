// The address and the signatures that each wallet must have, computed from its seed with other libraries than its own.
import { createRequire } from 'node:module'
import {
  Account,
  AccountAddress,
  DerivableAbstractedAccount,
  Ed25519PrivateKey,
  Ed25519Signature,
  Hex,
  Serializer,
} from '@aptos-labs/ts-sdk'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { seed } from './local-keys.js'

const installed = createRequire(new URL('package.json', import.meta.url))
const { computeAddress, verifyMessage } = installed('ethers')
const { PublicKey } = installed('@solana/web3.js')

export interface Proof {
  /** The script in `pages`. */
  readonly script: string
  readonly name: string
  /** The wallet of another chain that it uses, which must not be listed. */
  readonly hidden?: string
  /** Returns the address. Derived accounts depend on the host of the page. */
  address(host: string): string
  /** Verifies a message and its signature in hex. */
  verifies(signed: { readonly fullMessage: string; readonly signature: string }): boolean
}

const privateKey = new Ed25519PrivateKey(seed, false)
const publicKey = privateKey.publicKey()
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Returns the address of a derivable account (AIP-113). */
function derivedAddress(chain: string, identity: string, host: string): string {
  const account = new Serializer()
  account.serializeStr(identity)
  account.serializeStr(host)
  const key = DerivableAbstractedAccount.computeAccountAddress(
    `0x1::${chain}_derivable_account::authenticate`,
    account.toUint8Array(),
  )
  return new AccountAddress(key).toStringLong()
}

const verifiesEd25519 = (message: Uint8Array, signature: Uint8Array) =>
  publicKey.verifySignature({ message, signature: new Ed25519Signature(signature) })

const etherAddress: string = computeAddress(Hex.fromHexInput(seed).toString())

const ethereum: Proof = {
  script: 'ethereum',
  name: 'Local Ether (Ethereum)',
  address: (host) => derivedAddress('ethereum', etherAddress, host),
  // EIP-191. The library's signature class serializes with a length of one byte before the 65 of the signature.
  verifies({ fullMessage, signature }) {
    const bytes = Hex.fromHexInput(signature).toUint8Array()
    return (
      bytes.length === 66 &&
      verifyMessage(fullMessage, Hex.fromHexInput(bytes.slice(1)).toString()) === etherAddress
    )
  },
}

const solana: Proof = {
  script: 'solana',
  name: 'Local Sol (Solana)',
  hidden: 'Local Sol',
  address: (host) => derivedAddress('solana', new PublicKey(publicKey.toUint8Array()).toBase58(), host),
  verifies: ({ fullMessage, signature }) =>
    verifiesEd25519(utf8(fullMessage), Hex.fromHexInput(signature).toUint8Array()),
}

const blake256 = (...parts: Uint8Array[]) => blake2b(concatBytes(...parts), { dkLen: 32 })

/** Sui's scheme byte for Ed25519. */
const suiScheme = Uint8Array.of(0)

const sui: Proof = {
  script: 'sui',
  name: 'Local Sui (Sui)',
  hidden: 'Local Sui',
  address: (host) =>
    derivedAddress('sui', Hex.fromHexInput(blake256(suiScheme, publicKey.toUint8Array())).toString(), host),
  // Scheme, signature and key in one; what is signed is the digest of the message behind Sui's intent prefix.
  verifies({ fullMessage, signature }) {
    const bytes = Hex.fromHexInput(signature).toUint8Array()
    const message = new Serializer()
    message.serializeBytes(utf8(fullMessage))
    return verifiesEd25519(blake256(Uint8Array.of(3, 0, 0), message.toUint8Array()), bytes.slice(1, 65))
  },
}

const msafe: Proof = {
  script: 'msafe',
  name: 'MSafe',
  address: () => Account.fromPrivateKey({ privateKey }).accountAddress.toStringLong(),
  verifies: solana.verifies,
}

export const proofs = { ethereum, solana, sui, msafe }

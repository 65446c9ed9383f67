// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pack } from '../../react/support/packed.js'
import { npm } from '../../templates/support/npm.js'

/**
 * Signs in with accounts of each scheme with the installed ts-sdk, and verifies them. Also verifies outputs that must be
 * rejected. Prints JSON: for each of them, whether the verified address is right, or the reason of the rejection.
 */
const script = `
import * as siwa from '@aptos-labs/siwa'
import * as sdk from '@aptos-labs/ts-sdk'
import { createNonce, verifyMessage, verifySignIn } from 'aptos-wallet-kit/verify'

const { KeylessPublicKey, FederatedKeylessPublicKey } = sdk.KeylessPublicKey ? sdk : await import('@aptos-labs/ts-sdk/keyless')
const nonce = createNonce()
const expected = { application: 'https://shop.example', nonce }
const aptos = new sdk.Aptos(new sdk.AptosConfig({ network: 'custom', fullnode: 'http://127.0.0.1:1/v1' }))
const addressOf = (publicKey) => publicKey.authKey().derivedAddress().toStringLong()

function signIn(type, publicKey, sign) {
  const address = addressOf(publicKey)
  const input = { domain: 'shop.example', uri: 'https://shop.example/', version: '1', chainId: 'aptos:1', nonce, address }
  const signature = sign(siwa.createSignInSigningMessage(siwa.createSignInMessage(input)))
  return siwa.serializeSignInOutput({ type, input, signature, account: { publicKey } })
}

const account = sdk.Account.generate()
const single = sdk.Account.generate({ scheme: sdk.SigningSchemeInput.Ed25519, legacy: false })
const secp256k1 = sdk.Account.generate({ scheme: sdk.SigningSchemeInput.Secp256k1Ecdsa })
const multiKey = new sdk.MultiKey({ publicKeys: [single.publicKey, secp256k1.publicKey], signaturesRequired: 2 })
const signTwice = (bytes) =>
  new sdk.MultiKeySignature({ signatures: [single.sign(bytes), secp256k1.sign(bytes)], bitmap: [0, 1] })
const multiEd25519 = new sdk.MultiEd25519PublicKey({ publicKeys: [account.publicKey, account.publicKey], threshold: 1 })
const signOnce = (bytes) => new sdk.MultiEd25519Signature({ signatures: [account.sign(bytes)], bitmap: [1] })
const keyless = new KeylessPublicKey('https://accounts.google.com', new Uint8Array(32))
const outputs = {
  ed25519: signIn('ed25519', account.publicKey, (bytes) => account.sign(bytes)),
  single: signIn('single_key', single.publicKey, (bytes) => single.sign(bytes)),
  secp256k1: signIn('single_key', secp256k1.publicKey, (bytes) => secp256k1.sign(bytes)),
  multiKey: signIn('multi_key', multiKey, signTwice),
  multiEd25519: signIn('multi_ed25519', multiEd25519, signOnce),
  keyless: signIn('single_key', new sdk.AnyPublicKey(keyless), (bytes) => single.sign(bytes)),
  federated: signIn('single_key', new sdk.AnyPublicKey(new FederatedKeylessPublicKey(addressOf(keyless), keyless)), (bytes) => single.sign(bytes)),
  passkey: signIn('single_key', new sdk.AnyPublicKey(sdk.Secp256r1PrivateKey.generate().publicKey()), (bytes) => single.sign(bytes)),
}
outputs.postQuantum = { ...outputs.single, publicKey: '0x0520' + '11'.repeat(32) }
outputs.weak = { ...outputs.ed25519, publicKey: '0x2001' + '00'.repeat(31), signature: '0x4001' + '00'.repeat(63) }

const results = {}
const record = async (name, verification, address) => {
  results[name] = await verification.then((account) => account.address === address, (error) => error.reason ?? String(error))
}
for (const [name, output] of Object.entries(outputs)) await record(name, verifySignIn(output, expected), output.input.address)
await record('offline', verifySignIn(outputs.ed25519, expected, { aptos }))

const fullMessage = 'APTOS\\napplication: https://shop.example\\nmessage: Hello\\nnonce: ' + nonce
const signature = account.sign(new TextEncoder().encode(fullMessage)).toString()
const message = { fullMessage, signature, publicKey: account.publicKey.toString() }
await record('message', verifyMessage(message, { ...expected, message: 'Hello' }), addressOf(account.publicKey))
console.log(JSON.stringify(results))
`

const results = {
  ed25519: true,
  single: true,
  secp256k1: true,
  multiKey: true,
  multiEd25519: true,
  keyless: 'INVALID_SIGNATURE',
  federated: 'INVALID_SIGNATURE',
  passkey: 'UNSUPPORTED_KEY',
  postQuantum: 'UNSUPPORTED_KEY',
  weak: 'WEAK_KEY',
  offline: 'NODE_UNAVAILABLE',
  message: true,
}

/** Uses the types of the installed ts-sdk: its client is one of the options. */
const typed = `
import { Aptos } from '@aptos-labs/ts-sdk'
import { verifySignIn } from 'aptos-wallet-kit/verify'
export const verify = (output: unknown, nonce: string) =>
  verifySignIn(output, { application: 'https://shop.example', nonce }, { aptos: new Aptos() })
`
const tsconfig = {
  compilerOptions: { strict: true, noEmit: true, skipLibCheck: true, target: 'es2022', module: 'nodenext' },
  files: ['typed.ts'],
}

const run = promisify(execFile)

describe.each(['6', '7'])('aptos-wallet-kit/verify with version %s of ts-sdk', (version) => {
  it('verifies and rejects in Node.js, Deno, and Bun, and compiles', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sdk-versions-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    const packages = [
      `@aptos-labs/ts-sdk@${version}`,
      '@aptos-labs/siwa@0.4',
      'deno@2',
      'bun@1',
      'typescript@5',
    ]
    await npm(folder, ['install', '--no-audit', '--no-fund', await pack(folder), ...packages])
    await writeFile(join(folder, 'script.js'), script)
    const runtimes: [string, string[]][] = [
      [process.execPath, ['script.js']],
      ['deno', ['run', '--allow-all', '--node-modules-dir=manual', 'script.js']],
      ['bun', ['script.js']],
    ]
    const env = { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` }
    for (const [command, args] of runtimes) {
      const { stdout } = await run(command, args, { cwd: folder, env })
      expect(JSON.parse(stdout.trim().split('\n').at(-1) as string), command).toEqual(results)
    }
    await writeFile(join(folder, 'typed.ts'), typed)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    await run('tsc', ['--project', '.'], { cwd: folder, env })
  }, 600_000)
})

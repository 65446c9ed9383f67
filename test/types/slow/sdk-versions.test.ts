// @vitest-environment node
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../react/support/packed.js'
import { npm } from '../../templates/support/npm.js'

/**
 * Signs a message with the installed ts-sdk, verifies it, and prints the address. Also prints why sign-ins are refused whose
 * signature is of another type than the key: a keyless key, and one that every version of ts-sdk can read.
 */
const script = `
import * as sdk from '@aptos-labs/ts-sdk'
import { verifyMessage, verifySignIn } from './verify.js'

const account = sdk.Account.generate()
const expected = { application: 'https://shop.example', message: 'Hello', nonce: 'n0nce000' }
const fullMessage = 'APTOS\\napplication: https://shop.example\\nmessage: Hello\\nnonce: n0nce000'
const signature = account.sign(new TextEncoder().encode(fullMessage)).toString()
const address = verifyMessage({ fullMessage, signature, publicKey: account.publicKey.toString() }, expected)

const { KeylessPublicKey } = await import('@aptos-labs/ts-sdk/keyless').catch(() => sdk)
const keylessKey = new KeylessPublicKey('https://accounts.google.com', new Uint8Array(32))
const otherKey = sdk.Secp256k1PrivateKey.generate().publicKey()
const bound = { domain: 'shop.example', uri: 'https://shop.example/', version: '1', nonce: expected.nonce }
const anySignature = new sdk.AnySignature(account.sign(new Uint8Array(1))).bcsToHex().toString()
const refusals = [keylessKey, otherKey].map((inner) => {
  const key = new sdk.AnyPublicKey(inner)
  const input = { ...bound, address: key.authKey().derivedAddress().toStringLong() }
  const sent = { method: 'signIn', type: 'single_key', input, signature: anySignature }
  return verifySignIn({ ...sent, publicKey: key.bcsToHex().toString() }, expected).catch(String)
})
const isVerified = address === account.accountAddress.toStringLong()
console.log(JSON.stringify({ isVerified, refusals: await Promise.all(refusals) }))
`

it.each([
  ['6', ['@aptos-connect/wallet-adapter-plugin@3']],
  ['7', []],
])(
  'examples/sign-in-server/verify.js verifies with version %s of ts-sdk',
  async (version, plugins) => {
    const folder = await mkdtemp(join(tmpdir(), 'sdk-versions-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    const packages = [`@aptos-labs/ts-sdk@${version}`, '@aptos-labs/siwa@0.4', '@noble/curves@2', ...plugins]
    await npm(folder, ['install', '--no-audit', '--no-fund', ...packages])
    await copyFile(join(root, 'examples/sign-in-server/verify.js'), join(folder, 'verify.js'))
    await writeFile(join(folder, 'script.js'), script)
    const { stdout } = await promisify(execFile)(process.execPath, ['script.js'], { cwd: folder })
    const { isVerified, refusals } = JSON.parse(stdout)
    expect(isVerified).toBe(true)
    expect(refusals).toEqual([refusals[1], expect.stringContaining('Error')])
  },
  600_000,
)

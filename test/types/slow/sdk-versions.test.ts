// @vitest-environment node
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../react/support/packed.js'
import { npm } from '../../templates/support/npm.js'

/** Signs a message with the installed ts-sdk, verifies it, and prints the address and why it refuses a keyless key. */
const script = `
import * as sdk from '@aptos-labs/ts-sdk'
import { verifyMessage, verifySignIn } from './verify.js'

const account = sdk.Account.generate()
const expected = { application: 'https://shop.example', message: 'Hello', nonce: 'n0nce000' }
const fullMessage = 'APTOS\\napplication: https://shop.example\\nmessage: Hello\\nnonce: n0nce000'
const signature = account.sign(new TextEncoder().encode(fullMessage)).toString()
const address = verifyMessage({ fullMessage, signature, publicKey: account.publicKey.toString() }, expected)

const { KeylessPublicKey } = await import('@aptos-labs/ts-sdk/keyless').catch(() => sdk)
const key = new sdk.AnyPublicKey(new KeylessPublicKey('https://accounts.google.com', new Uint8Array(32)))
const bound = { domain: 'shop.example', uri: 'https://shop.example/', version: '1', nonce: expected.nonce }
const input = { ...bound, address: key.authKey().derivedAddress().toStringLong() }
const anySignature = new sdk.AnySignature(account.sign(new Uint8Array(1))).bcsToHex().toString()
const sent = { method: 'signIn', type: 'single_key', input, publicKey: key.bcsToHex().toString(), signature: anySignature }
const reason = await verifySignIn(sent, expected).catch((error) => error.message)
console.log(JSON.stringify({ isVerified: address === account.accountAddress.toStringLong(), reason }))
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
    const reason = 'The signature is of another type than the key'
    expect(JSON.parse(stdout)).toEqual({ isVerified: true, reason })
  },
  600_000,
)

// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Installed, installPacked, root } from '../react/support/packed.js'
import { npm } from '../templates/support/npm.js'

/** The installed version, or in a full run also the others that the package supports. */
const VERSIONS = process.env.TEST_ALL ? ['5.4', '5.9', '6.0', '7'] : ['7']
const otherVersions = VERSIONS.filter((version) => version !== '7')

const cases = VERSIONS.flatMap((version) => [
  // Version 6 deprecates `node`, and version 7 does not have it anymore.
  ...(version === '7' ? [] : [{ version, module: 'esnext', moduleResolution: 'node' }]),
  { version, module: 'node16', moduleResolution: 'node16' },
  { version, module: 'nodenext', moduleResolution: 'nodenext' },
  { version, module: 'esnext', moduleResolution: 'bundler' },
])

/** Entries whose types build on those of an optional peer dependency. */
const ENTRIES_WITH_PEERS = ['./react', './wallet-adapter-react']

/** The folders of the versions of ts-sdk with which the drop-in is tested. */
const sdkFolders = {
  '5.2': 'test/wallet-adapter/node_modules/@aptos-labs/ts-sdk',
  '6.3': 'test/wallet-adapter/node_modules/ts-sdk-6',
  '7.3': 'node_modules/@aptos-labs/ts-sdk',
}

async function installSdk(folder: string, version: keyof typeof sdkFolders): Promise<void> {
  const path = join(folder, 'node_modules/@aptos-labs')
  await mkdir(path)
  await symlink(join(root, sdkFolders[version]), join(path, 'ts-sdk'))
}

/** An application on the drop-in, whose values are those of its own ts-sdk. */
const application = `
import { AccountAddress, Aptos, AptosConfig, Network, type SimpleTransaction } from '@aptos-labs/ts-sdk'
import { AptosWalletAdapterProvider, getAptosConfig, useWallet } from 'aptos-wallet-kit/wallet-adapter-react'
import { createElement } from 'react'

const aptos = new Aptos(new AptosConfig({ network: Network.TESTNET }))

export async function send({ account, network, ...wallet }: ReturnType<typeof useWallet>) {
  const data = { function: '0x1::aptos_account::transfer' as const, functionArguments: ['0x1', 1] }
  const sender: AccountAddress | undefined = account?.address
  await wallet.signAndSubmitTransaction({ sender, data, options: { maxGasAmount: 20_000, replayProtectionNonce: 7 } })
  const transaction: SimpleTransaction = await aptos.transaction.build.simple({ sender: sender ?? '0x1', data })
  const { authenticator } = await wallet.signTransaction({ transactionOrPayload: transaction })
  const { hash } = await wallet.submitTransaction({ transaction, senderAuthenticator: authenticator })
  await new Aptos(getAptosConfig(network, undefined)).waitForTransaction({ transactionHash: hash })
}

export const Provider = () =>
  createElement(AptosWalletAdapterProvider, { dappConfig: { network: Network.TESTNET }, children: null })
`

/**
 * Creates a project that imports every entry and finds the optional peers in the repository's `node_modules`, or one outside
 * the repository that imports the entries that need no peer.
 */
async function createProject(hasPeers: boolean): Promise<Installed> {
  const installed = await installPacked(undefined, hasPeers ? undefined : tmpdir())
  const { folder } = installed
  // Version 7 of ts-sdk has no types under `moduleResolution` `node`.
  if (hasPeers) await installSdk(folder, '5.2')
  const manifest = await readFile(join(folder, 'node_modules/aptos-wallet-kit/package.json'), 'utf8')
  const imports = Object.entries<{ types?: string }>(JSON.parse(manifest).exports)
    .filter(([entry, { types }]) => types && (hasPeers || !ENTRIES_WITH_PEERS.includes(entry)))
    .map(([entry]) => join('aptos-wallet-kit', entry).replace('*', 'de'))
    .map((specifier, index) => `export * as entry${index} from '${specifier}'\n`)
  await writeFile(join(folder, 'page.ts'), imports.join(''))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  return installed
}

/** Returns what `tsc` reports about a project and the kit's types, one string per error. */
async function typeCheck(folder: string, typescript: string, options: object): Promise<readonly string[]> {
  const lib = ['es2020', 'dom', 'dom.iterable']
  const strictest = { noEmit: true, strict: true, skipLibCheck: false, target: 'es2020', lib, types: [] }
  const config = { compilerOptions: { ...strictest, ...options }, files: ['page.ts'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const args = [join(typescript, 'bin/tsc'), '--project', folder]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const isFromPeer = (line: string) => line.startsWith('../')
  return `${stdout}${stderr}`.split('\n').filter((line) => /(^|: )error /.test(line) && !isFromPeer(line))
}

describe('types of wallet-adapter-react', () => {
  it.each(Object.keys(sdkFolders) as (keyof typeof sdkFolders)[])(
    'accept and return the values of ts-sdk %s',
    async (version) => {
      const { folder, remove } = await installPacked()
      onTestFinished(remove)
      await installSdk(folder, version)
      await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
      await writeFile(join(folder, 'page.ts'), application)
      const options = { module: 'esnext', moduleResolution: 'bundler', target: 'es2022', skipLibCheck: true }
      expect(await typeCheck(folder, join(root, 'node_modules/typescript'), options)).toEqual([])
    },
  )
})

describe('types of verify', () => {
  it('compile on a server without the types of a browser', async () => {
    const { folder, remove } = await installPacked()
    onTestFinished(remove)
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'page.ts'), "export * from 'aptos-wallet-kit/verify'\n")
    const options = { module: 'nodenext', target: 'es2023', lib: ['es2023'], types: ['node'] }
    expect(await typeCheck(folder, join(root, 'node_modules/typescript'), options)).toEqual([])
  })
})

describe('package types', () => {
  let folder: string
  let projects: Installed[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'typescript-versions-'))
    const packages = otherVersions.map((version) => `typescript-${version}@npm:typescript@~${version}.0`)
    if (packages.length > 0) await npm(folder, ['install', '--no-audit', '--no-fund', ...packages])
    projects = [await createProject(true), await createProject(false)]
  }, 600_000)
  afterAll(async () => {
    for (const { remove } of projects) await remove()
    await rm(folder, { recursive: true, force: true })
  })

  it.each(cases)(
    'compile with TypeScript $version under moduleResolution $moduleResolution, with and without the peers',
    async ({ version, ...options }) => {
      const name = version === '7' ? 'typescript' : `typescript-${version}`
      const typescript = join(version === '7' ? root : folder, 'node_modules', name)
      const ignored = version === '6.0' ? { ignoreDeprecations: '6.0' } : {}
      for (const project of projects)
        expect(await typeCheck(project.folder, typescript, { ...options, ...ignored })).toEqual([])
    },
  )
})

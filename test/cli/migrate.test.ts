import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder, read, writeFiles } from './support/files.js'
import { expectFailure, runOk, spawnAndRead } from './support/run.js'
import { tree } from './support/tree.js'

const ADAPTER = '@aptos-labs/wallet-adapter-react'
const CORE = '@aptos-labs/wallet-adapter-core'
const ANT = '@aptos-labs/wallet-adapter-ant-design'
const MUI = '@aptos-labs/wallet-adapter-mui-design'
const DROP_IN = 'aptos-wallet-kit/wallet-adapter-react'
const REACT = 'aptos-wallet-kit/react'

/** Runs `migrate --write` on files, and returns what is printed. */
async function migrate(files: Readonly<Record<string, string>>) {
  const cwd = createFolder(files)
  return { cwd, ...(await runOk(['migrate', '--write'], cwd)) }
}

/** Runs `migrate --write` on one file. Returns its text afterwards, and the lines and texts to check. */
async function migrateSource(source: string, name = 'app.tsx') {
  const { cwd, stderr } = await migrate({ [name]: source })
  const checks = [...stderr.matchAll(/^ {2}(\S+):(\d+) {2}(.+)$/gm)].map(
    ([, , line, text]) => `${line} ${text}`,
  )
  return { source: read(cwd, name), checks }
}

describe('migrate', () => {
  it.each([
    ['an import', 'app.ts', `import { useWallet } from "${ADAPTER}";\r\n`],
    ['an import of the core', 'app.mts', `import { truncateAddress } from '${CORE}'`],
    ['a type-only import', 'app.ts', `import type {WalletInfo}   from '${ADAPTER}'`],
    [
      'an import of a namespace',
      'app.jsx',
      `import * as adapter from '${ADAPTER}'\nconst a = <p>{adapter.x}</p>`,
    ],
    ['an import without names', 'app.js', `import '${ADAPTER}'`],
    ['a re-export', 'app.ts', `export { useWallet as default } from '${ADAPTER}'`],
    ['a re-export of everything', 'app.mjs', `export * from '${ADAPTER}'`],
    [
      'a dynamic import',
      'app.js',
      `const load = () => import(\n  /* webpackChunkName: "w" */ '${ADAPTER}'\n)`,
    ],
    ['require', 'app.cjs', `const { useWallet } = require('${ADAPTER}')`],
    ['an import assignment', 'app.cts', `import adapter = require('${ADAPTER}')`],
    ['an import type', 'app.d.ts', `export declare const wallet: import('${ADAPTER}').WalletInfo`],
    ['a module declaration', 'app.d.ts', `declare module '${ADAPTER}' { interface A {} }`],
    ['mocks of Vitest', 'app.ts', `vi.mock('${ADAPTER}', async () => vi.importActual<object>('${ADAPTER}'))`],
    ['mocks of Jest', 'app.js', `jest.mock('${ADAPTER}', () => jest.requireActual('${ADAPTER}'))`],
    ['Flow', 'app.js', `// @flow\nimport type { WalletInfo } from '${ADAPTER}'\nconst a = (b: string) => b`],
    ['a decorated accessor', 'app.ts', `import a from '${ADAPTER}'\nclass B { @a accessor c = 0 }`],
    ['a decorator after export', 'app.ts', `import a from '${ADAPTER}'\nexport @a class B {}`],
    ['names in backticks', 'app.js', `require(\`${ADAPTER}\`)\nimport(\`${CORE}\`)`],
    ['decorators and a type assertion', 'app.ts', `import a from '${ADAPTER}'\n@a class B { c = <string>a }`],
    ['a byte order mark', 'app.ts', `\ufeffimport '${ADAPTER}'`],
    ['a shebang', 'app.mjs', `#!/usr/bin/env node\nimport '${ADAPTER}'`],
  ])('changes the module of %s, and nothing else', async (_name, file, source) => {
    const migrated = await migrateSource(source, file)
    expect(migrated.source).toBe(source.replaceAll(ADAPTER, DROP_IN).replaceAll(CORE, DROP_IN))
  })

  it.each([
    ['a comment', `// ${ADAPTER}`],
    ['text', `const a = <p>'${ADAPTER}'</p>`],
    ['a longer name', `import '${ADAPTER}-extra'`],
    ['the argument of another function', `log('${ADAPTER}')`],
  ])('leaves the name in %s', async (_name, source) => {
    expect((await migrateSource(source)).source).toBe(source)
  })

  it.each([
    [`import { WalletSelector } from '${ANT}'`, `import { WalletButton as WalletSelector } from '${REACT}'`],
    [`import { WalletSelector as W } from '${ANT}'`, `import { WalletButton as W } from '${REACT}'`],
    [`import { WalletConnector as WalletButton } from "${MUI}"`, `import { WalletButton } from "${REACT}"`],
    [
      `export { WalletConnector } from '${MUI}'`,
      `export { WalletButton as WalletConnector } from '${REACT}'`,
    ],
    [
      `const S = dynamic(() => import('${ANT}').then((m) => m.WalletSelector))`,
      `const S = dynamic(() => import('${REACT}').then((m) => m.WalletButton))`,
    ],
    [
      `lazy(() => import('${ANT}').then((m) => ({ default: m.WalletSelector })))`,
      `lazy(() => import('${REACT}').then((m) => ({ default: m.WalletButton })))`,
    ],
    [`import(\`${ANT}\`).then((m) => m.WalletSelector)`, `import(\`${REACT}\`).then((m) => m.WalletButton)`],
  ])('replaces the UI component of %s', async (source, expected) => {
    expect(await migrateSource(source)).toEqual({ source: expected, checks: [] })
  })

  it('removes the style sheet of a UI package with its line', async () => {
    const source = `'use client'\n  import "${ANT}/dist/index.css";\nimport './app.css'\n`
    expect((await migrateSource(source)).source).toBe(`'use client'\nimport './app.css'\n`)
  })

  it.each([
    `const { WalletSelector } = await import('${ANT}')`,
    `import * as ui from '${ANT}'`,
    `import { WalletSelector, Other } from '${ANT}'`,
    `vi.mock('${ANT}', () => ({ WalletSelector: () => null }))`,
    `import('${ANT}').then((m) => use(m))`,
    `import('${ANT}').catch((m) => m.WalletSelector)`,
    `require('${ANT}').then((m) => m.WalletSelector)`,
  ])('leaves %s, with its style sheet, and names its line', async (source) => {
    const { cwd, stderr } = await migrate({ 'a.ts': source, 'b.ts': `import '${ANT}/dist/index.css'` })
    expect(read(cwd, 'a.ts')).toBe(source)
    expect(read(cwd, 'b.ts')).toContain(ANT)
    expect(stderr).toMatch(/a\.ts:1 .*WalletButton/)
  })

  it('names what to check, with file and line', async () => {
    const source = `import { WalletCore, AptosWalletAdapterProvider as Provider, WalletCoreEvents } from '${ADAPTER}'
import { WalletSelector } from '${ANT}'
import { setupAutomaticEthereumWalletDerivation } from '@aptos-labs/derived-wallet-ethereum'
import type { WalletCore as Core } from '${CORE}'
import x from '${ADAPTER}/dist/index.js'
const a = (
  <Provider dappConfig={{ crossChainWallets: true }}>
    <WalletSelector
      key="a"
      isModalOpen
    />
    <Page className="a" />
  </Provider>
)
export const config = { optimizePackageImports: ['${ADAPTER}'] }
import { AptosWalletAdapterProvider } from './provider-of-the-app'
export const b = <AptosWalletAdapterProvider />
`
    const { checks } = await migrateSource(source)
    expect(checks).toEqual([
      expect.stringMatching(/^1 .*WalletCore\b/),
      expect.stringMatching(/^1 .*WalletCoreEvents/),
      expect.stringMatching(/^3 .*other chains/),
      expect.stringMatching(/^5 .*dist\/index\.js/),
      expect.stringMatching(/^7 .*Petra Web/),
      expect.stringMatching(/^7 .*other chains/),
      expect.stringMatching(/^10 .*isModalOpen/),
      expect.stringMatching(new RegExp(`^15 .*${DROP_IN}`)),
    ])
  })

  it.each([
    `import * as adapter from '${ADAPTER}'\nconst core = new adapter.WalletCore()\n`,
    `const adapter = require('${CORE}')\nconst core = new adapter.WalletCore()\n`,
    `const load = async () => {\nconst { WalletCore } = await import('${CORE}')\n}\n`,
  ])('names the class WalletCore as a member of the module: %s', async (source) => {
    expect((await migrateSource(source)).checks).toEqual([expect.stringMatching(/^2 .*WalletCore\b/)])
  })

  it('names a setting of Jest, whose keys are regular expressions', async () => {
    const source = `module.exports = { moduleNameMapper: { '^${ADAPTER}$': './mock.js' } }`
    const { checks, source: migrated } = await migrateSource(source, 'jest.config.js')
    expect(checks).toEqual([expect.stringContaining(`A setting names ${ADAPTER}.`)])
    expect(migrated).toBe(source)
  })

  it('names the entry with the wallet button for a setting with a package of UI components', async () => {
    const source = `export default { optimizePackageImports: ['@aptos-labs/wallet-adapter-ant-design'] }`
    const { checks } = await migrateSource(source, 'next.config.js')
    expect(checks).toEqual([expect.stringContaining(`Name ${REACT} instead.`)])
  })

  it('names the files that it does not edit', async () => {
    const files = {
      'App.vue': `<script>\nimport x from '${ADAPTER}'\n</script>`,
      'Phantom.vue': `<script>\nimport '@aptos-labs/derived-wallet-solana'\n</script>`,
      'broken.ts': `import { from '${ADAPTER}'`,
      'latin1.js': `import '${ADAPTER}' // \ufffd`,
      'tsconfig.json': `{\n  "paths": { "${ADAPTER}": [] }\n}`,
    }
    const { cwd, stderr } = await migrate(files)
    for (const [name, source] of Object.entries(files)) expect(read(cwd, name)).toBe(source)
    expect([...stderr.matchAll(/^ {2}(\S+:\d+) /gm)].map(([, place]) => place)).toEqual([
      'broken.ts:1',
      'latin1.js:1',
      'App.vue:2',
      'Phantom.vue:2',
      'tsconfig.json:2',
    ])
  })

  it('accepts an alias for the libraries that import the adapter', async () => {
    const source = `export default { resolve: { alias: { '${ADAPTER}': '${DROP_IN}' } } }`
    expect(await migrateSource(source, 'vite.config.ts')).toEqual({ source, checks: [] })
  })

  it('accepts the paths of TypeScript for these libraries', async () => {
    const types = './node_modules/aptos-wallet-kit/dist/types/wallet-adapter-react/index.d.ts'
    const source = JSON.stringify({ compilerOptions: { paths: { [ADAPTER]: [types] } } })
    expect(await migrateSource(source, 'tsconfig.json')).toEqual({ source, checks: [] })
  })

  it('edits no dependencies, no output, no hidden files, and nothing behind a link', async () => {
    const source = `import '${ADAPTER}'`
    const paths = ['node_modules/a/a.js', 'dist/a.js', 'app/build/a.js', '.next/a.js', '.a.ts']
    const cwd = createFolder(Object.fromEntries(paths.map((path) => [path, source])))
    symlinkSync('node_modules/a', join(cwd, 'link'))
    symlinkSync('.a.ts', join(cwd, 'link.ts'))
    expect((await runOk(['migrate', '--write'], cwd)).stdout).toBe('')
    for (const path of paths) expect(read(cwd, path)).toBe(source)
  })

  it('prints a diff that applies, and writes nothing', async () => {
    const source = `${'// line\n'.repeat(9)}import {\n\tuseWallet\n} from '${ADAPTER}'\n`
    const cwd = createFolder({ 'src/app.ts': source, 'src/other.ts': `import '${CORE}'` })
    const before = tree(cwd)
    const { stdout, stderr } = await runOk(['migrate'], cwd)
    expect(tree(cwd)).toEqual(before)
    expect(stderr).toContain('--write')
    writeFiles(cwd, { 'change.diff': stdout })
    expect(spawnAndRead('git', ['apply', 'change.diff'], { cwd })).toMatchObject({ code: 0 })
    expect(read(cwd, 'src/app.ts')).toBe(source.replace(ADAPTER, DROP_IN))
    expect(read(cwd, 'src/other.ts')).toBe(`import '${DROP_IN}'`)
  })

  it('changes nothing when it runs again', async () => {
    const { cwd } = await migrate({ 'app.tsx': `import { useWallet } from '${ADAPTER}'` })
    const before = tree(cwd)
    const { stdout } = await runOk(['migrate', '--write'], cwd)
    expect(stdout).toBe('')
    expect(tree(cwd)).toEqual(before)
  })

  it('states the lines of the file that it writes, or of the unchanged file in a preview', async () => {
    const source = `import {
  WalletSelector
    as Selector
} from '${ANT}'
import '${ANT}/dist/index.css'
const a = <Selector isModalOpen />
`
    const check = 'WalletButton has no prop isModalOpen.'
    const preview = await runOk(['migrate'], createFolder({ 'app.tsx': source }))
    expect(preview.stderr).toContain(`app.tsx:6  ${check}`)
    expect((await migrateSource(source)).checks).toContain(`4 ${check}`)
  })

  it('lists what is still to be checked when it runs again', async () => {
    const source = `import { AptosWalletAdapterProvider, WalletCore } from '${ADAPTER}'
import { WalletButton } from '${REACT}'
const a = <AptosWalletAdapterProvider dappConfig={{ crossChainWallets: true }}><WalletButton /></AptosWalletAdapterProvider>
`
    const first = await migrateSource(source)
    expect(first.checks).toHaveLength(3)
    expect(await migrateSource(first.source)).toEqual(first)
  })

  it.each(['missing', 'app.ts'])('rejects %s, which is no folder', (path) =>
    expectFailure(['migrate', path], createFolder({ 'app.ts': '' }), path),
  )
})

describe('the package commands of migrate', () => {
  const commands = async (files: Readonly<Record<string, unknown>>, dir = '.') => {
    const texts = Object.entries(files).map(([path, value]) => [
      path,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    const { stderr } = await runOk(['migrate', dir], createFolder(Object.fromEntries(texts)))
    return stderr
  }
  const dependencies = { [ADAPTER]: '^8.0.0', [ANT]: '^5.0.0', '@aptos-labs/ts-sdk': '^5.1.0' }

  it.each([
    ['package-lock.json', 'npm install aptos-wallet-kit', `npm uninstall ${ADAPTER} ${ANT}`],
    ['pnpm-lock.yaml', 'pnpm add aptos-wallet-kit', `pnpm remove ${ADAPTER} ${ANT}`],
    ['yarn.lock', 'yarn add aptos-wallet-kit', `yarn remove ${ADAPTER} ${ANT}`],
    ['bun.lock', 'bun add aptos-wallet-kit', `bun remove ${ADAPTER} ${ANT}`],
  ])('are those of the package manager of %s', async (lockfile, add, remove) => {
    const stderr = await commands({ 'package.json': { dependencies }, [lockfile]: '' })
    expect(stderr).toContain(`  ${add}\n  ${remove}\n`)
  })

  it('install the ts-sdk of the adapter if the app has none of its own, and uninstall the core', async () => {
    const stderr = await commands({
      'package.json': { dependencies: { [ADAPTER]: '^8.0.0', [CORE]: '^8.0.0' } },
    })
    expect(stderr).toContain(
      `  npm install aptos-wallet-kit @aptos-labs/ts-sdk@5\n  npm uninstall ${ADAPTER} ${CORE}\n`,
    )
    expect(stderr).not.toContain('package.json:')
  })

  it.each(['Before', 'After'])('add the ts-sdk of the drop-in %s the imports are changed', async (time) => {
    const module = time === 'Before' ? ADAPTER : DROP_IN
    const files = {
      'package.json': { dependencies: { 'aptos-wallet-kit': '1' } },
      'src/app.ts': `import { useWallet } from '${module}'`,
    }
    const stderr = await commands(files)
    expect(stderr.startsWith('No import to change.\n')).toBe(time === 'After')
    expect(stderr).toMatch(/^ {2}package\.json:1 {2}The drop-in requires @aptos-labs\/ts-sdk\./m)
    expect(stderr).toContain('To add the missing packages, run:\n  npm install @aptos-labs/ts-sdk@5\n')
    expect(await commands(files, 'src')).toContain('  npm install @aptos-labs/ts-sdk@5\n')
  })

  it('are not printed for an app with the drop-in and its ts-sdk', async () => {
    const stderr = await commands({
      'package.json': { dependencies: { 'aptos-wallet-kit': '1', '@aptos-labs/ts-sdk': '^5.1.0' } },
      'app.ts': `import { useWallet } from '${DROP_IN}'`,
    })
    expect(stderr).toBe('No import to change.\n')
  })

  it('name the folder of each app of a workspace, and change no directory', async () => {
    const stderr = await commands({
      'package.json': {},
      'yarn.lock': '',
      'apps/a b/package.json': { dependencies },
      'apps/c/package.json': { dependencies: { react: '19' } },
    })
    expect(stderr).toContain(' in apps/a b:\n  yarn add aptos-wallet-kit\n')
    expect(stderr).not.toContain('apps/c')
  })

  it('are those of the app whose source folder is given', async () => {
    const app = { 'package.json': { dependencies }, 'src/app.ts': `import '${ADAPTER}'` }
    expect(await commands(app, 'src')).toMatch(/npm uninstall/)
  })

  it('keep a package that a file still names, and the kit that is installed', async () => {
    const files = {
      'package.json': { dependencies: { ...dependencies, 'aptos-wallet-kit': '1' } },
      'a.ts': `import * as ui from '${ANT}'`,
    }
    const stderr = await commands(files)
    expect(stderr).toContain(`  npm uninstall ${ADAPTER}\n`)
    expect(stderr).not.toContain('npm install')
  })

  it.each(['App.vue', 'tsconfig.json', 'broken.ts'])('keep a package that %s names', async (name) => {
    const source = `import { from '${ADAPTER}'`
    const stderr = await commands({ 'package.json': { dependencies }, [name]: source })
    expect(stderr).toContain(`  npm uninstall ${ANT}\n`)
  })

  it.each([
    ['an old adapter', { [ADAPTER]: '^3.7.0' }, ADAPTER],
    ['an old ts-sdk', { '@aptos-labs/ts-sdk': '1.39.0' }, 'ts-sdk'],
    ['a library that imports the adapter', { surf: '1' }, 'surf'],
  ])('warn about %s', async (_name, changed, named) => {
    const surf = { peerDependencies: { [ADAPTER]: '*' } }
    const manifest = JSON.stringify({ dependencies: { ...dependencies, ...changed } }, null, 2)
    const stderr = await commands({ 'package.json': manifest, 'node_modules/surf/package.json': surf })
    const line = manifest.split('\n').findIndex((text) => text.includes(`${named}"`)) + 1
    expect(stderr).toMatch(new RegExp(`package\\.json:${line} `))
  })

  it('are not printed for a malformed package.json, which is an error', () =>
    expectFailure(
      ['migrate', '--write'],
      createFolder({ 'package.json': '{', 'a.ts': `import '${ADAPTER}'` }),
      'package.json',
    ))
})

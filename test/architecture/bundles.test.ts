import { SourceMap } from 'node:module'
import type { Metafile } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { localeTags } from '../../scripts/build/outputs.js'
import { builtInSources, moreSources } from '../../scripts/icons/sources.js'
import { read } from './documents.js'

/** The metafile of esbuild for each output of the last build. */
const metafiles: Readonly<Record<string, Metafile>> = JSON.parse(read('dist/meta.json'))

const pageScripts = ['aptos-wallet-kit', 'dev-wallet', 'qr', 'catalogue', 'transactions', 'sign-in'].map(
  (name) => `${name}.js`,
)

/** Returns the origin of a bundled file: the name of a package, or the folder of a module. */
function getOrigin(input: string): string {
  const [, name] = input.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? []
  return name ?? input.split('/').slice(0, 2).join('/')
}

const isOf = (name: string) => (input: string) => getOrigin(input) === name

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()

/** Returns the imports that a bundle leaves to the app. */
const importsOf = ({ outputs }: Metafile) =>
  Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .flatMap(({ external, path }) => (external ? path : []))

/** Names and codes of AIP-62, from the package's modules that don't import ts-sdk. */
const walletStandard = ['@aptos-labs/wallet-standard', 'without-sdk:@aptos-labs/wallet-standard']

/** The origins that files in each bundle may have, and the modules that it may import at run time. */
const bundles: Readonly<Record<string, { from: readonly string[]; imports: readonly string[] }>> = {
  'aptos-wallet-kit': {
    from: [
      ...walletStandard,
      '@preact/compat',
      'preact',
      'src/catalogue',
      'src/core',
      'src/script',
      'src/ui',
    ],
    imports: [],
  },
  core: { from: [...walletStandard, 'src/core'], imports: [] },
  react: {
    from: ['src/catalogue', 'src/react', 'src/ui'],
    imports: [
      './index.js',
      './internal.js',
      './transactions.mjs',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
    ],
  },
  'wallet-adapter-react': {
    from: ['src/wallet-adapter-react'],
    imports: [
      './index.js',
      './internal.js',
      './radix-slot.js',
      './react.js',
      './wallet-adapter-react-sdk.js',
      '@aptos-labs/ts-sdk',
      'react',
      'react/jsx-runtime',
    ],
  },
  'wallet-adapter-react-sdk': { from: ['src/wallet-adapter-react'], imports: [] },
  'radix-slot': { from: ['@radix-ui/react-compose-refs', '@radix-ui/react-slot'], imports: ['react'] },
  'petra-web': {
    from: ['@wallet-standard/wallet', 'src/catalogue', 'src/petra-web'],
    imports: ['@aptos-connect/wallet-adapter-plugin'],
  },
  'cross-chain': {
    from: ['@wallet-standard/wallet', 'src/cross-chain'],
    imports: [
      './internal.js',
      '@aptos-labs/derived-wallet-ethereum',
      '@aptos-labs/derived-wallet-solana',
      '@aptos-labs/derived-wallet-sui',
      '@aptos-labs/ts-sdk',
      '@solana/wallet-standard-wallet-adapter-base',
    ],
  },
  qr: { from: ['lean-qr', 'src/qr'], imports: [] },
  catalogue: { from: ['src/catalogue'], imports: [] },
  transactions: { from: [...walletStandard, 'src/core', 'src/transactions', 'src/ui'], imports: [] },
  'page transactions': {
    from: [...walletStandard, 'src/core', 'src/script', 'src/transactions', 'src/ui'],
    imports: [],
  },
  'page sign-in': { from: [...walletStandard, '@noble/hashes', 'src/core', 'src/sign-in'], imports: [] },
  'sign-in': { from: [...walletStandard, '@noble/hashes', 'src/core', 'src/sign-in'], imports: [] },
  verify: {
    from: ['@noble/curves', '@noble/hashes', 'src/verify'],
    imports: ['@aptos-labs/siwa', '@aptos-labs/siwa/legacy', '@aptos-labs/ts-sdk'],
  },
  locales: { from: ['src/locales'], imports: [] },
  'dev-wallet': {
    from: [...walletStandard, '@noble/curves', '@noble/hashes', 'src/dev-wallet'],
    imports: [],
  },
  testing: {
    from: [...walletStandard, '@noble/curves', '@noble/hashes', 'src/dev-wallet', 'src/testing'],
    imports: ['node:fs/promises'],
  },
  'testing-page': {
    from: [...walletStandard, '@noble/curves', '@noble/hashes', 'src/dev-wallet', 'src/testing'],
    imports: [],
  },
  'page qr': { from: ['lean-qr', 'options:qr', 'src/qr'], imports: [] },
  'page catalogue': { from: ['options:catalogue/all as catalogue', 'src/catalogue'], imports: [] },
  'page locales': {
    from: ['src/locales', ...localeTags.map((tag) => `options:locales/${tag}`)],
    imports: [],
  },
}

/** Returns the packages that a file of the command line loads before `import()`: its own, and those of its chunks. */
function listLoadedPackages(entryPoint: string): readonly string[] {
  const { outputs } = metafiles.cli as Metafile
  const first = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entryPoint)
  const files = new Set(first)
  for (const file of files)
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (!external && kind !== 'dynamic-import') files.add(path)
  expect(first).toHaveLength(1)
  const inputs = [...files].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
  return distinct(inputs.filter((input) => input.includes('node_modules/')).map(getOrigin))
}

describe('bundle', () => {
  it('has a row in the table for each output of the build', () => {
    const { cli: _, ...others } = metafiles
    expect(Object.keys(bundles).sort()).toEqual(Object.keys(others).sort())
  })

  it.each(Object.entries(bundles))('of %s contains and imports only what it may', (name, allowed) => {
    const metafile = metafiles[name] as Metafile
    const from = distinct(Object.keys(metafile.inputs).map(getOrigin))
    const imports = distinct(importsOf(metafile))
    expect(from.filter((origin) => !allowed.from.includes(origin))).toEqual([])
    expect(imports.filter((path) => !allowed.imports.includes(path))).toEqual([])
  })

  it.each(Object.entries(metafiles))('of %s has nothing of ts-sdk', (_, { inputs }) => {
    expect(Object.keys(inputs).filter(isOf('@aptos-labs/ts-sdk'))).toEqual([])
  })

  it('of the command line has no module of the kit, and imports only modules of Node.js', () => {
    const { cli } = metafiles as { cli: Metafile }
    const inputs = Object.keys(cli.inputs).filter((input) => input.startsWith('src/'))
    const imports = importsOf(cli).filter((path) => !path.startsWith('node:'))
    expect({ inputs, imports }).toEqual({ inputs: [], imports: [] })
  })

  it.each<[entryPoint: string, packages: readonly string[]]>([
    ['bin/cli.ts', ['commander']],
    ['bin/commands/wallets.ts', []],
    ['bin/commands/serve.ts', ['entities', 'mrmime', 'parse5']],
    ['bin/commands/migrate.ts', ['@babel/parser', '@jridgewell/sourcemap-codec', 'diff', 'magic-string']],
    ...['create', 'embed', 'update'].map((name): [string, readonly string[]] => [
      `bin/commands/${name}.ts`,
      ['@jridgewell/sourcemap-codec', 'commander', 'entities', 'magic-string', 'parse5'],
    ]),
  ])('of the command line loads with %s only what that needs', (entryPoint, packages) => {
    expect(listLoadedPackages(entryPoint).filter((name) => !packages.includes(name))).toEqual([])
  })

  it.each(pageScripts)(
    'of the page script %s is ASCII only, because its page can have any encoding',
    (file) => {
      expect(read(`dist/${file}`).match(/[^\0-\x7f]/)).toBeNull()
    },
  )

  // An element of the page can replace a member of `document` (DOM clobbering).
  it.each(pageScripts)(
    'of the page script %s reads no member of document that does not create nodes',
    (file) => {
      const members = [...read(`dist/${file}`).matchAll(/\bdocument\.(\w+)/g)].map(([, name = '']) => name)
      expect(members.filter((name) => !/^create(?:Element|ElementNS|TextNode)$/.test(name))).toEqual([])
    },
  )

  it.each(localeTags)('of the language %s starts with a byte order mark, because it is not ASCII', (tag) => {
    expect(read(`dist/locales/${tag}.js`)).toMatch(/^\ufeff/)
  })

  it.each(['react.js', 'wallet-adapter-react.js'])(
    'of %s is a client module for frameworks that render on a server',
    (file) => {
      expect(read(`dist/${file}`)).toMatch(/^'use client';\n/)
    },
  )
})

describe('verify.js', () => {
  it('uses no module or global of Node.js, which edge runtimes lack, and no `require()` or `import()`', () => {
    expect(read('dist/verify.js').match(/['"]node:|\bBuffer\b|\bprocess\.|\brequire\(|\bimport\(/)).toBeNull()
  })
})

describe('page script', () => {
  const script = read('dist/aptos-wallet-kit.js')

  it('has at most 1,000 bytes of @aptos-labs/wallet-standard: names and codes', () => {
    const { inputs = {} } = metafiles['aptos-wallet-kit']?.outputs['dist/aptos-wallet-kit.js'] ?? {}
    const bytes = Object.entries(inputs)
      .filter(([input]) => isOf('@aptos-labs/wallet-standard')(input))
      .map(([, { bytesInOutput }]) => bytesInOutput)
    expect(bytes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1000)
  })

  it('has a source map that leads from an error message to its module in src', () => {
    expect(script).toMatch(/^\/\/# sourceMappingURL=aptos-wallet-kit\.js\.map$/m)
    const map = new SourceMap(JSON.parse(read('dist/aptos-wallet-kit.js.map')))
    const lines = script.slice(0, script.indexOf('Wallet not found: ')).split('\n')
    const entry = map.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0)
    expect(entry).toMatchObject({ originalSource: expect.stringMatching(/^\.\.\/src\/core\//) })
  })

  it.each([
    ['evaluates text', /\beval\s*\(|new Function|\bFunction\s*\(/],
    ['makes a request', /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|\bimport\s*\(/],
    ['reads a cookie', /document\.cookie/],
  ])('never %s', (_, pattern) => {
    expect(script.match(pattern)).toBeNull()
  })

  it('contains no hosts but those of links and of XML namespaces', () => {
    const hosts = [...script.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => host)
    expect(distinct(hosts)).toEqual([
      ...['aptos.dev', 'chromewebstore.google.com', 'explorer.aptoslabs.com', 'nightly.app'],
      ...['petra.app', 'pontem.network', 'web3.okx.com', 'www.w3.org'],
    ])
  })
})

describe('package-lock.json', () => {
  it('has a hash of each package that comes from a registry', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>
    }
    const unhashed = Object.entries(packages).filter(
      ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity,
    )
    expect(unhashed.map(([path]) => path)).toEqual([])
  })
})

describe('NOTICE', () => {
  it('credits the packages in dist and those of the wallet icons, and no other', () => {
    const bundled = Object.values(metafiles)
      .flatMap(({ outputs }) => Object.values(outputs))
      .flatMap(({ inputs }) => Object.entries(inputs))
      .filter(([input, { bytesInOutput }]) => bytesInOutput > 0 && input.includes('node_modules/'))
    const used = [
      ...bundled.map(([input]) => getOrigin(input)),
      ...[...builtInSources, ...moreSources].map(({ from }) => from.name),
    ]
    const credited = [...read('NOTICE').matchAll(/^- (\S+)/gm)].map(([, name = '']) => name)
    expect(distinct(credited)).toEqual(distinct(used))
  })
})

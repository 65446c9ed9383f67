import { describe, expect, it } from 'vitest'
import { read } from './documents.js'
import { distinct, externals, metafileOf, origin } from './metafile.js'

/** Where everything in a bundle may come from, and what it leaves for others to bring: no more and no less. */
const contents = {
  'aptos-wallet-kit': {
    from: ['@preact/compat', 'preact', 'scripts/build', 'src/catalogue', 'src/core', 'src/script', 'src/ui'],
    leaves: [],
  },
  core: { from: ['src/core'], leaves: [] },
  react: {
    // Of the core, only `clobber-safe-dom.ts`, which has no state: the rest is imported from `./index.js`.
    from: ['src/catalogue', 'src/core', 'src/react', 'src/ui'],
    leaves: ['./index.js', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  },
  'wallet-adapter-react': {
    from: ['src/wallet-adapter-react'],
    leaves: ['./index.js', './react.js', '@aptos-labs/ts-sdk', 'react', 'react/jsx-runtime'],
  },
  'petra-web': {
    from: ['@wallet-standard/wallet', 'src/catalogue', 'src/petra-web'],
    leaves: ['@aptos-connect/wallet-adapter-plugin'],
  },
  qr: { from: ['lean-qr', 'src/qr'], leaves: [] },
  'sign-in': { from: ['@noble/hashes', 'src/core', 'src/sign-in'], leaves: [] },
  locales: { from: ['src/locales'], leaves: [] },
}

describe.each(Object.entries(contents))('bundle of %s', (name, { from, leaves }) => {
  it('contains only what it may: no SDK, no second renderer', () => {
    expect(distinct(Object.keys(metafileOf(name).inputs).map(origin))).toEqual(from)
  })

  it('imports only what it may', () => {
    expect(externals(metafileOf(name))).toEqual(leaves)
  })
})

describe('development wallet', () => {
  it('is ASCII only, because its page can have any encoding', () => {
    expect(read('dist/dev-wallet.js').match(/[^\0-\x7f]/)).toBeNull()
  })

  it('shares no code with the kit', () => {
    const ours = Object.keys(metafileOf('dev-wallet').inputs)
      .map(origin)
      .filter((from) => from.startsWith('src/'))
    expect(distinct(ours)).toEqual(['src/dev-wallet'])
  })
})

describe('command line', () => {
  it('imports nothing from the kit, and at run time only Node.js modules', () => {
    const metafile = metafileOf('cli')
    expect(Object.keys(metafile.inputs).filter((input) => input.startsWith('src/'))).toEqual([])
    expect(externals(metafile).filter((path) => !path.startsWith('node:'))).toEqual([])
  })
})

describe('page script', () => {
  const script = read('dist/aptos-wallet-kit.js')

  it.each([
    ['evaluates text', /\beval\s*\(|new Function|\bFunction\s*\(/],
    ['makes a request', /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|\bimport\s*\(/],
    ['reads a cookie', /document\.cookie/],
    ['keeps a word meant for developers alone', /process\.env|__DEV__/],
  ])('never %s', (_, pattern) => {
    expect(script.match(pattern)).toBeNull()
  })

  it('contains only hosts that a user can follow a link to', () => {
    const hosts = [...script.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => host)
    expect(distinct(hosts)).toEqual([
      'aptos.dev',
      'chromewebstore.google.com',
      'explorer.aptoslabs.com',
      'nightly.app',
      'petra.app',
      'pontem.network',
      'web3.okx.com',
      'www.w3.org',
    ])
  })
})

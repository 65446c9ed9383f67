import { type BuildOptions, build, transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { common, outputs } from '../../scripts/build/outputs.js'
import {
  privateNamesOfCore,
  privateNamesOfPageScript,
  privateNamesOfUi,
} from '../../scripts/build/short-names.js'
import { read } from './documents.js'
import { distinct, externals, metafileOf, origin } from './metafile.js'

/** Where everything in a bundle may come from, and what it leaves for others to bring: no more and no less. */
const contents = {
  'aptos-wallet-kit': {
    from: ['@preact/compat', 'preact', 'scripts/preact', 'src/catalogue', 'src/core', 'src/script', 'src/ui'],
    leaves: [],
  },
  core: { from: ['src/core'], leaves: [] },
  react: {
    from: ['src/catalogue', 'src/react', 'src/ui'],
    leaves: ['./index.js', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  },
  'sign-in': { from: ['@noble/hashes', 'src/core', 'src/sign-in'], leaves: [] },
  locales: { from: ['src/locales'], leaves: [] },
}

describe.each(Object.entries(contents))('the bundle of %s', (name, { from, leaves }) => {
  it('holds what it may, and nothing else: no SDK, no second renderer', () => {
    expect(distinct(Object.keys(metafileOf(name).inputs).map(origin))).toEqual(from)
  })

  it('leaves to others what it may', () => {
    expect(externals(metafileOf(name))).toEqual(leaves)
  })
})

describe('the development wallet', () => {
  it('is ASCII alone: it is read in the encoding of its page, which need not be UTF-8', () => {
    expect(read('dist/dev-wallet.js').match(/[^\0-\x7f]/)).toBeNull()
  })

  it('shares no code with the kit', () => {
    const ours = Object.keys(metafileOf('dev-wallet').inputs)
      .map(origin)
      .filter((from) => from.startsWith('src/'))
    expect(distinct(ours)).toEqual(['src/dev-wallet'])
  })
})

describe('the command line', () => {
  it('takes nothing from the kit, and nothing at run time but Node itself', () => {
    const metafile = metafileOf('cli')
    expect(Object.keys(metafile.inputs).filter((input) => input.startsWith('src/'))).toEqual([])
    expect(externals(metafile).filter((path) => !path.startsWith('node:'))).toEqual([])
  })
})

describe('the script for pages', () => {
  const script = read('dist/aptos-wallet-kit.js')

  it.each([
    ['evaluates text', /\beval\s*\(|new Function|\bFunction\s*\(/],
    ['makes a request', /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|\bimport\s*\(/],
    ['reads a cookie', /document\.cookie/],
    ['keeps a word meant for developers alone', /process\.env|__DEV__/],
  ])('never %s', (_, pattern) => {
    expect(script.match(pattern)).toBeNull()
  })

  it('names no host but those a visitor may follow a link to', () => {
    const hosts = [...script.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => host)
    expect(distinct(hosts)).toEqual([
      'aptos.dev',
      'chromewebstore.google.com',
      'explorer.aptoslabs.com',
      'nightly.app',
      'petra.app',
      'pontem.network',
      'www.w3.org',
    ])
  })
})

describe.each([
  ['aptos-wallet-kit', privateNamesOfPageScript],
  ['index', privateNamesOfCore],
  ['react', privateNamesOfUi],
])('a name that only our own modules say, in %s.js,', (file, names) => {
  it('is nowhere, not as text either', () => {
    const script = read(`dist/${file}.js`)
    expect(names.filter((name) => new RegExp(`[.{,'"\`]${name}\\b`).test(script))).toEqual([])
  })
})

describe.each(['aptos-wallet-kit', 'core', 'react'])(
  'of the names that the build cuts short in %s',
  (output) => {
    const { mangleProps = /^$/, mangleCache = {}, ...options } = outputs[output] as BuildOptions
    const shorten = async (letters: BuildOptions['mangleCache']) => {
      const result = await build({
        ...common,
        ...options,
        mangleProps,
        mangleCache: letters ?? {},
        sourcemap: false,
        outdir: 'dist',
      })
      return { names: Object.keys(result.mangleCache ?? {}), text: result.outputFiles?.[0]?.text ?? '' }
    }

    it('each is the name of a property', async () => {
      const wanted = mangleProps.source.replace(/^\^\(|\)\$$/g, '').split('|')
      expect((await shorten({})).names.sort()).toEqual(wanted.sort())
    })

    it('none has the letter of another property', async () => {
      // Long ones for the letters, so that the short names that are left are those of others.
      const long = Object.fromEntries(
        Object.entries(mangleCache).map(([name, letter]) => [name, `$of$${letter}`]),
      )
      const { text } = await shorten(long)
      const others = await transform(text, { mangleProps: /^_?[a-zA-Z]$/, mangleCache: {} })
      const taken = Object.keys(others.mangleCache ?? {})
      expect(Object.values(mangleCache).filter((letter) => taken.includes(`${letter}`))).toEqual([])
      expect(distinct(Object.values(mangleCache).map(String))).toHaveLength(Object.keys(mangleCache).length)
    })
  },
)

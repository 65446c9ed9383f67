import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TwoslashShikiReturn } from '@shikijs/twoslash'
import { transformerTwoslash } from '@shikijs/vitepress-twoslash'
import { defineConfig } from 'vitepress'
import { toFragment } from '../../scripts/docs/markdown-links.js'
import { renderDiagrams } from './diagrams.js'
import { linkToRepository } from './links.js'
import { showTypes } from './samples.js'

const here = (path: string) => new URL(path, import.meta.url)

/** Lists the pages that exist: a page without its file is left out of the sidebar. */
const toItems = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages)
    .filter(([path]) => existsSync(here(`../${path}.md`)))
    .map(([path, text]) => ({ text, link: `/${path}` }))

const sidebar = [
  {
    text: 'Start',
    items: toItems({
      tutorial: 'Your first transaction',
      'getting-started': 'Add the kit to a page',
      why: 'Why this kit',
      playground: 'Playground',
    }),
  },
  {
    text: 'Frameworks',
    items: toItems({
      react: 'React',
      next: 'Next.js',
      'vue-svelte': 'Vue, Svelte, and your own UI',
      engines: 'Game engines',
      wordpress: 'WordPress',
      'coming-from-the-aptos-adapter': 'Migrate from the Aptos adapter',
    }),
  },
  {
    text: 'Guides',
    items: toItems({
      'transaction-status': 'Send a transaction',
      transactions: 'Follow transactions',
      'sponsored-transactions': 'Sponsor a transaction',
      'log-in': 'Log users in',
      'sign-in-server': 'Verify a login on your server',
      popups: 'Google, Apple, and Petra Web',
      'cross-chain': 'MetaMask and Phantom users',
      wallets: 'Wallets to install',
      terms: 'Terms of use',
      phones: 'Phones',
      networks: 'Networks',
      theming: 'Theme',
      languages: 'Translate',
      deploy: 'Deploy',
      testing: 'Test',
      troubleshooting: 'Troubleshoot',
    }),
  },
  {
    text: 'Reference',
    items: toItems({
      api: 'API',
      'script-tag': 'Script tag and element',
      cli: 'Command line',
      'dev-wallet': 'Development wallet',
    }),
  },
  {
    text: 'Concepts',
    items: toItems({
      connecting: 'How connecting works',
      security: 'Security',
      reliability: 'Reliability',
      performance: 'Performance',
    }),
  },
]

/** The file is written by `scripts/docs/site.js`. */
const kitFacts = JSON.parse(readFileSync(here('./cache/kit.json'), 'utf8'))

const typesByCode = new Map<string, TwoslashShikiReturn>()

export default defineConfig({
  title: 'aptos-wallet-kit',
  description: 'Add Aptos wallets to any web page with one script tag.',
  base: process.env.DOCS_BASE ?? '/',
  lang: 'en-US',
  cleanUrls: false,
  srcExclude: ['node_modules/**'],
  head: [['link', { rel: 'icon', href: `${process.env.DOCS_BASE ?? '/'}icon.svg` }]],
  // The fragments are those of GitHub, so that links also work there and in the package.
  markdown: {
    config(md) {
      linkToRepository(md)
      showTypes(md)
      renderDiagrams(md)
    },
    codeTransformers: [
      transformerTwoslash({
        langAlias: { js: 'ts', jsx: 'tsx' },
        // VitePress renders each page several times: for the page, and for the search.
        typesCache: {
          read: (code) => typesByCode.get(code) ?? null,
          write: (code, types) => void typesByCode.set(code, types),
        },
        twoslashOptions: {
          // An example would be shown as prose.
          filterNode(node) {
            if (node.type === 'hover') node.tags = node.tags?.filter(([name]) => name !== 'example')
            return true
          },
          vfsRoot: fileURLToPath(here('../..')),
          compilerOptions: {
            module: 99, // ESNext
            moduleResolution: 100, // Bundler
            target: 9, // ES2022
            jsx: 4, // ReactJSX
            types: ['node', 'react'],
          },
        },
      }),
    ],
    anchor: { slugify: toFragment },
    // The colors of the default themes have too little contrast.
    theme: { light: 'github-light-default', dark: 'github-dark-default' },
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: [
      { text: 'Tutorial', link: '/tutorial' },
      { text: 'Guides', link: '/getting-started' },
      { text: 'API', link: '/api' },
      { text: 'Playground', link: '/playground' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: 'local' },
  },
  vite: {
    define: { __KIT__: JSON.stringify(kitFacts) },
    publicDir: 'public',
  },
})

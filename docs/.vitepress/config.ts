import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { toFragment } from '../../scripts/docs/markdown-links.js'
import { linkToRepository } from './links.js'

const here = (path: string) => new URL(path, import.meta.url)

/** Lists the pages that exist: a page without its file is left out of the sidebar. */
const toItems = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages)
    .filter(([path]) => existsSync(here(`../${path}.md`)))
    .map(([path, text]) => ({ text, link: `/${path}` }))

const sidebar = [
  {
    text: 'Get started',
    items: toItems({
      'getting-started': 'Getting started',
      tutorial: 'Your first transaction',
      why: 'Why this kit',
      playground: 'Playground',
    }),
  },
  {
    text: 'Frameworks',
    items: toItems({
      'script-tag': 'Script tag and element',
      react: 'React',
      next: 'Next.js',
      vite: 'Vite',
      'vue-svelte': 'Vue and Svelte',
      engines: 'Game engines and WordPress',
      'coming-from-the-aptos-adapter': 'Coming from the Aptos wallet adapter',
    }),
  },
  {
    text: 'Guides',
    items: toItems({
      'sign-in-server': 'Verify a login on your server',
      'sponsored-transactions': 'Sponsored transactions',
      'transaction-status': 'Transaction status',
      popups: 'Wallets with popups',
      wallets: 'Wallets to install',
      theming: 'Theming',
      languages: 'Languages',
      'self-hosting': 'Self-hosting and CDN',
      security: 'Security',
      troubleshooting: 'Troubleshooting',
    }),
  },
  {
    text: 'Tools',
    items: toItems({
      cli: 'Command line',
      'dev-wallet': 'Development wallet',
      testing: 'Testing',
    }),
  },
  {
    text: 'Reference',
    items: toItems({
      api: 'API',
      connecting: 'How connecting works',
      reliability: 'Reliability',
      performance: 'Performance',
      'internals/performance-log': 'Performance log',
      'internals/benchmark': 'Benchmark',
      'internals/mutation': 'Mutation tests',
    }),
  },
]

/** The file is written by `scripts/docs/site.js`. */
const kitFacts = JSON.parse(readFileSync(here('./cache/kit.json'), 'utf8'))

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
    config: linkToRepository,
    anchor: { slugify: toFragment },
    // The colors of the default themes have too little contrast.
    theme: { light: 'github-light-default', dark: 'github-dark-default' },
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: [
      { text: 'Guide', link: '/getting-started' },
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

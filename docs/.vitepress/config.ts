import { readFileSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TwoslashShikiReturn } from '@shikijs/twoslash'
import { transformerTwoslash } from '@shikijs/vitepress-twoslash'
import { defineConfig } from 'vitepress'
import { toFragment } from '../../scripts/docs/markdown-links.js'
import { renderDiagrams } from './diagrams.js'
import { linkToRepository, repositoryUrl } from './links.js'
import { showTypes } from './samples.js'

const base = process.env.DOCS_BASE ?? '/'
const here = (path: string) => new URL(path, import.meta.url)

const getTitle = (page: string) => readFileSync(here(`../${page}.md`), 'utf8').match(/^# (.+)$/m)?.[1] ?? page

/** Creates the items of the sidebar. The text of each item is the title of its page. */
const toItems = (...pages: readonly string[]) =>
  pages.map((page) => ({ text: getTitle(page), link: `/${page}` }))

const sidebar = [
  { text: 'Start', items: toItems('tutorial', 'getting-started', 'why', 'playground') },
  {
    text: 'Frameworks',
    items: toItems('react', 'next', 'vue-svelte', 'engines', 'wordpress', 'coming-from-the-aptos-adapter'),
  },
  {
    text: 'Guides',
    items: toItems(
      'transaction-status',
      'transactions',
      'sponsored-transactions',
      'log-in',
      'sign-in-server',
      'popups',
      'cross-chain',
      'wallets',
      'terms',
      'phones',
      'networks',
      'theming',
      'languages',
      'deploy',
      'testing',
      'troubleshooting',
    ),
  },
  { text: 'Reference', items: toItems('api', 'script-tag', 'cli', 'dev-wallet') },
  { text: 'Concepts', items: toItems('connecting', 'security', 'reliability', 'performance') },
]

/** Facts that `scripts/docs/site.js` has written. */
const kitFacts = JSON.parse(readFileSync(here('./cache/kit.json'), 'utf8'))

/** Menu items and links that need the repository. Without a repository, the site has none of them. */
const repositoryLinks = repositoryUrl
  ? {
      nav: [
        {
          text: `v${JSON.parse(readFileSync(here('../../package.json'), 'utf8')).version}`,
          items: [
            { text: 'Changelog', link: `${repositoryUrl}/blob/main/CHANGELOG.md` },
            { text: 'Contributing', link: `${repositoryUrl}/blob/main/CONTRIBUTING.md` },
            { text: 'Security policy', link: `${repositoryUrl}/blob/main/SECURITY.md` },
          ],
        },
      ],
      editLink: { pattern: `${repositoryUrl}/edit/main/docs/:path`, text: 'Suggest a change to this page' },
      socialLinks: [{ icon: 'github' as const, link: repositoryUrl }],
    }
  : { nav: [] }

/** Copies the text of each page next to it, and `llms.txt` to the root, for agents that read the site. */
async function copyTexts(outDir: string): Promise<void> {
  const pages = sidebar.flatMap(({ items }) => items).map(({ link }) => link)
  for (const page of pages.filter((page) => page !== '/playground'))
    await copyFile(here(`..${page}.md`), `${outDir}${page}.md`)
  await copyFile(here('../../skills/aptos-wallet-kit/SKILL.md'), `${outDir}/skill.md`)
  const text = await readFile(here('../../llms.txt'), 'utf8')
  const links = text
    .replaceAll('](docs/', `](${base}`)
    .replaceAll('](skills/aptos-wallet-kit/SKILL.md)', `](${base}skill.md)`)
    .replace(/^- \[Examples\].*\n/m, '') // The site has no examples.
  await writeFile(`${outDir}/llms.txt`, links)
}

const typesByCode = new Map<string, TwoslashShikiReturn>()

export default defineConfig({
  title: 'aptos-wallet-kit',
  description: 'Add Aptos wallets to any web page with one script tag.',
  base,
  lang: 'en-US',
  cleanUrls: false,
  srcExclude: ['node_modules/**'],
  head: [['link', { rel: 'icon', href: `${base}icon.svg` }]],
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
  buildEnd: ({ outDir }) => copyTexts(outDir),
  themeConfig: {
    ...repositoryLinks,
    logo: '/icon.svg',
    nav: [
      { text: 'Tutorial', link: '/tutorial' },
      { text: 'Guides', link: '/getting-started' },
      { text: 'API', link: '/api' },
      { text: 'Playground', link: '/playground' },
      ...repositoryLinks.nav,
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          // Guides first: internals are for developers of the kit.
          searchOptions: { boostDocument: (page: string) => (page.includes('/internals/') ? 0.1 : 1) },
        },
      },
    },
  },
  vite: {
    define: { __KIT__: JSON.stringify(kitFacts) },
    publicDir: 'public',
  },
})

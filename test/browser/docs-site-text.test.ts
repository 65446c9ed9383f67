import { expect, test } from 'vitest'
import { docstringMarkdown } from '../../scripts/docs/docstring.js'
import { createResolver } from '../../scripts/docs/links.js'
import { renderMarkdown } from '../../scripts/docs/markdown.js'
import { without } from '../../scripts/docs/pages.js'
import { linkTypes } from '../../scripts/docs/reference.js'

const render = (markdown: string) => renderMarkdown(markdown, { resolve: (address) => address })

test('gives headings the identifiers that links elsewhere expect, and never one twice', () => {
  const { headings, title } = render(
    "# What's *new*?\n## `connect(name?, { silent? })`\n## Same\n## Same\n## Über uns",
  )
  expect(title).toBe("What's new?")
  expect(headings.map(({ id }) => id)).toEqual([
    'whats-new',
    'connectname--silent-',
    'same',
    'same-1',
    'über-uns',
  ])
})

test('shows code as text, in a language it knows and in one it does not', () => {
  for (const language of ['html', 'klingon', '']) {
    const { html } = render(`\`\`\`${language}\n<script src="x"></script>\n\`\`\``)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;')
  }
})

test('names the file that code is from, and still knows its language', () => {
  const { html } = render('```js file=main.js\nconst one = 1\n```')
  expect(html).toContain('<figcaption>main.js</figcaption>')
  expect(html).toContain('<span class="hljs-keyword">const</span>')
})

test('lets a picture keep its place while it loads', () => {
  const measure = () => ({ width: 1360, height: 1000 })
  const { html } = renderMarkdown('<img src="a.png" width="680" alt="A">', {
    resolve: (address) => address,
    measure,
  })
  expect(html).toContain('width="680" height="500"')
})

test('leads links between files to the pages, and says which lead nowhere', () => {
  const told: string[] = []
  const pageOf = (path: string) => (path === 'docs/cli.md' ? 'cli' : undefined)
  const { resolve } = createResolver('docs/api.md', {
    pageOf,
    root: '/nowhere',
    tell: (line) => told.push(line),
  })
  expect(resolve('cli.md#create')).toBe('cli.html#create')
  expect(resolve('https://aptos.dev/')).toBe('https://aptos.dev/')
  expect(resolve('#events')).toBe('#events')
  expect(resolve('../LICENSE')).toBe('LICENSE.txt')
  expect(told).toEqual([])
  expect(resolve('../src/core/index.ts')).toBe(null)
  expect(told).toHaveLength(1)
  expect(() => resolve('pictures/none.png')).toThrow('docs/pictures/none.png')
})

test('leaves out the parts of a text that are named, with what is under them', () => {
  expect(without('# A\n\n## B\nb\n### C\nc\n## D\nd\n', ['B'])).toBe('# A\n\n## D\nd\n')
})

test('reads a docstring, its tags on lines of their own and within a line', () => {
  expect(
    docstringMarkdown('* Opens it. @param opener the button\n     * @returns the\n     *   remover\n     '),
  ).toBe('Opens it.\n\n- `opener`: the button\n- Returns the\n    remover')
  expect(docstringMarkdown('* @throws WalletKitError `BAD_WALLET_DATA` ')).toBe(
    '- Throws `WalletKitError` `BAD_WALLET_DATA`',
  )
  expect(docstringMarkdown('* Adds. @example add(1) // 2 ')).toBe('Adds.\n\n```js\nadd(1) // 2\n```')
})

test('links the types within code, and no part of another word or of a tag', () => {
  const link = linkTypes(['Wallet', 'WalletState', 'toHex'])
  expect(link('<i class="Wallet">x: Wallet | MyWallet | WalletState</i> toHex')).toBe(
    '<i class="Wallet">x: <a href="#wallet">Wallet</a> | MyWallet | <a href="#walletstate">WalletState</a></i> toHex',
  )
})

// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as entry from 'aptos-wallet-kit/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { root } from './support/packed.js'

const page = readFileSync(join(root, 'docs/react.md'), 'utf8')
const section = (heading: string) => page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''

/** The names in the first column of a section's tables. */
const names = (heading: string) =>
  [...section(heading).matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name),
  )

/** What the hook gives, as a component sees it. */
function hookKeys(): string[] {
  let keys: string[] = []
  const Reader = () => {
    keys = Object.keys(entry.useWallet())
    return null
  }
  renderToString(createElement(entry.AptosWalletProvider, null, createElement(Reader)))
  return keys
}

test('docs/react.md names every field and function of useWallet, and none that it has not', () => {
  // Spelled as the first adapters spelled it; the page tells of it in words.
  const documented = [...names('`useWallet()`'), 'getNetwokrInfo']
  expect(documented.sort()).toEqual(hookKeys().sort())
})

test('docs/react.md names every option, and none that there is not', () => {
  const sources = ['src/core/options.ts', 'src/ui/options.ts'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  const options = sources.flatMap((source) => {
    const body = /interface (?:Kit|Ui)Options[^{]*\{([\s\S]*?)^\}/m.exec(source)?.[1] ?? ''
    return [...body.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name]) => name)
  })
  expect(names('`<AptosWalletProvider').sort()).toEqual(options.sort())
})

test('the entry exports what it always has', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'AptosWalletProvider',
    'WalletButton',
    'WalletKitError',
    'shortenAddress',
    'toHex',
    'useWallet',
  ])
})

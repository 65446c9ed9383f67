import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { NETWORKS } from '../../../src/dev-wallet/chain/networks.js'
import { FAULT_NAMES } from '../../../src/dev-wallet/fault-names.js'
import { createTestWallet } from './support.js'

const page = await readFile('docs/dev-wallet.md', 'utf8')

/** The words in code in the first cells of the page's tables. */
const firstCells = new Set(
  [...page.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)/g)].map(([, it]) => it),
  ),
)

it('the page for people names every misbehaviour, network and script attribute in its tables', async () => {
  const reader = await readFile('src/dev-wallet/script-options.ts', 'utf8')
  const attributes = reader.match(/(?<=`)data-[a-z-]+(?=`)/g) ?? []
  expect(attributes.length).toBeGreaterThan(4)
  expect([...firstCells]).toEqual(
    expect.arrayContaining([...FAULT_NAMES, ...Object.keys(NETWORKS), ...attributes]),
  )
})

it('the page for people names every member of the global in its tables', async () => {
  const types = await readFile('src/dev-wallet/types.ts', 'utf8')
  const [, body = ''] = types.match(/export interface AptosDevWallet \{(.*?)\n\}/s) ?? []
  const members = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name)
  expect(members).toHaveLength(13)
  expect([...firstCells]).toEqual(expect.arrayContaining(members))
})

it('the page for people names every feature of the wallet', () => {
  for (const feature of Object.keys(createTestWallet().wallet.features))
    expect(page).toContain(`\`${feature}\``)
})

import type { CDPSession } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { atRest, holding, views } from './accessibility-support.js'

type Tree = Awaited<ReturnType<CDPSession['send']>>
type AxNode = Extract<Tree, { nodes: { ignored: boolean }[] }>['nodes'][number]

/** What only arranges others, and the letters of what has a name already. */
const silent = ['generic', 'none', 'InlineTextBox', 'Ignored', 'ListMarker']
const states = ['modal', 'focused', 'busy', 'hasPopup', 'live', 'level']

function spoken({ role, name, properties = [] }: AxNode): string {
  const told = properties
    .filter(({ name, value }) => states.includes(name) && value.value && value.value !== 'false')
    .filter(({ name }) => name !== 'level' || role?.value === 'heading')
    .map(({ name, value }) => (value.value === true ? name : `${name}=${value.value}`))
  return [role?.value, name?.value && `"${name.value}"`, ...told].filter(Boolean).join(' ')
}

/** The browser's own tree, as it hands it to a screen reader: a line for each thing that is spoken of. */
function outline(nodes: readonly AxNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines = (node: AxNode, depth: number): string[] => {
    const isSilent = node.ignored || silent.includes(node.role?.value)
    const inner = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? lines(child, isSilent ? depth : depth + 1) : []
    })
    // A name that is just the text inside is said once.
    const [only, ...more] = inner
    const says = `StaticText "${node.name?.value}"`
    const isNamed = only?.trim() === says && more.length === 0
    return isSilent ? inner : [`${'  '.repeat(depth)}${spoken(node)}`, ...(isNamed ? [] : inner)]
  }
  const [root] = nodes
  return root ? `${lines(root, 0).join('\n')}\n` : ''
}

describe('a screen reader is told', () => {
  test.for(Object.keys(views))('of %s', async (name, { open }) => {
    const visit = await open({ wallets: [holding], body: '<aptos-wallet-button></aptos-wallet-button>' })
    await views[name]?.(visit)
    await atRest(visit)
    const page = playwrightPage(visit.tab)
    const devtools = await page.context().newCDPSession(page)
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    await expect(outline(nodes)).toMatchFileSnapshot(`accessibility-tree/${name.replaceAll(' ', '-')}.txt`)
  })
})

import type { CDPSession } from 'playwright-core'
import { openDevtools } from '../support/engines/chromium.js'
import type { TestPage } from '../support/test-page.js'

type Result = Awaited<ReturnType<CDPSession['send']>>
type AxNode = Extract<Result, { nodes: { ignored: boolean }[] }>['nodes'][number]

/** Roles of containers, and of the text of an element that already has a name. */
const silentRoles = ['generic', 'none', 'InlineTextBox', 'Ignored', 'ListMarker']
const states = ['modal', 'focused', 'busy', 'hasPopup', 'live', 'level']

function describeNode({ role, name, properties = [] }: AxNode): string {
  const described = properties
    .filter(({ name, value }) => states.includes(name) && value.value && value.value !== 'false')
    .filter(({ name }) => name !== 'level' || role?.value === 'heading')
    .map(({ name, value }) => (value.value === true ? name : `${name}=${value.value}`))
  return [role?.value, name?.value && `"${name.value}"`, ...described].filter(Boolean).join(' ')
}

function outline(nodes: readonly AxNode[]): string {
  const nodeById = new Map(nodes.map((node) => [node.nodeId, node]))
  const toLines = (node: AxNode, depth: number): string[] => {
    const isSilent = node.ignored || silentRoles.includes(node.role?.value)
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = nodeById.get(id)
      return child ? toLines(child, isSilent ? depth : depth + 1) : []
    })
    // A name that equals the text of the element is listed once.
    const [only, ...others] = children
    const isNamedByText = only?.trim() === `StaticText "${node.name?.value}"` && others.length === 0
    if (isSilent) return children
    return [`${'  '.repeat(depth)}${describeNode(node)}`, ...(isNamedByText ? [] : children)]
  }
  const [root] = nodes
  return root ? `${toLines(root, 0).join('\n')}\n` : ''
}

/** Returns the accessibility tree that the browser gives to a screen reader, a line for each node. */
export async function readAccessibilityTree(page: TestPage): Promise<string> {
  const devtools = await openDevtools(page.tab)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  return outline(nodes)
}

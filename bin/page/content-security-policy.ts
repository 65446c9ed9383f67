import { setAttributes } from '../html/edit.js'
import { pageTags } from '../html/page-tags.js'
import { attributeOf, type Tag } from '../html/scan.js'

const policyTags = (html: string): readonly Tag[] =>
  pageTags(html).filter(
    (tag) =>
      tag.name === 'meta' && attributeOf(tag, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  )

/** The policies a page carries in its `<meta>` tags, each on one line of ASCII, as a header takes it. */
export const policiesOf = (html: string): readonly string[] =>
  policyTags(html).map((tag) => (attributeOf(tag, 'content') ?? '').replace(/[^!-~]+/g, ' ').trim())

/** Nodes the development wallet submits to: those of a local network, and the public ones. */
const nodes = ['http://127.0.0.1:8080', 'http://localhost:8080', 'https://*.aptoslabs.com']

/** The page with its policy opened to the nodes the development wallet talks to. */
export function allowDevWallet(html: string): string {
  const [tag] = policyTags(html)
  const policy = tag && attributeOf(tag, 'content')
  return tag && policy
    ? setAttributes(html, tag, { content: `${policy}; connect-src ${nodes.join(' ')}` })
    : html
}

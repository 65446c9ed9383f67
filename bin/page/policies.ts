import { type Element, getAttribute, type ParsedHtml, parseHtml } from './html.js'

/** The full nodes to which the development wallet submits transactions. */
export const FULL_NODES = 'http://127.0.0.1:8080 http://localhost:8080 https://*.aptoslabs.com'

/** Lists the `<meta>` elements of the head with a Content-Security-Policy. Browsers ignore a policy outside the head. */
export const listPolicies = ({ elements }: Pick<ParsedHtml, 'elements'>): readonly Element[] =>
  elements
    .filter(({ tagName, parentNode }) => tagName === 'meta' && parentNode?.nodeName === 'head')
    .filter((element) => getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy')

const getPolicyText = (policy: Element): string => getAttribute(policy, 'content') ?? ''

/** The sources that a directive of a policy lacks. */
interface MissingSources {
  readonly directive: string
  /** The sources to add. */
  readonly missing: string
}

/**
 * Lists the sources to add to the policies of a page, so that they allow the kit.
 *
 * @param integrity Hash of the kit's script.
 */
export const listMissingCspSources = (page: ParsedHtml, integrity: string): readonly MissingSources[] =>
  listPolicies(page).flatMap((policy) => {
    const isStrict = getPolicyText(policy).toLowerCase().includes("'strict-dynamic'")
    const hash = `'${integrity}'`
    const scripts = isStrict ? [hash] : [hash, "'self'", '*', 'http:', 'https:']
    const needs = [
      { directive: 'script-src', sufficient: scripts, missing: isStrict ? hash : "'self'" },
      { directive: 'img-src', sufficient: ['data:'], missing: 'data:' },
    ] as const
    return needs.filter(({ directive, sufficient }) => isDirectiveTooStrict(policy, directive, sufficient))
  })

/** Returns whether a policy of a page does not allow requests to all full nodes of Aptos Labs. */
export const blocksFullNodes = (page: ParsedHtml): boolean =>
  listPolicies(page).some((policy) =>
    isDirectiveTooStrict(policy, 'connect-src', ['*', 'https:', 'https://*.aptoslabs.com']),
  )

/** Returns whether a policy restricts a directive, or else `default-src`, to sources of which none is sufficient. Ignores case. */
function isDirectiveTooStrict(
  policy: Element,
  directive: 'script-src' | 'img-src' | 'connect-src',
  sufficient: readonly string[],
): boolean {
  const lowerCasePolicy = getPolicyText(policy).toLowerCase()
  const directives = lowerCasePolicy.split(';').map((text) => text.trim().split(/\s+/))
  // In the order of precedence. Of the directives that are checked, only `script-src` has a variant with `-elem`.
  const names = [`${directive}-elem`, directive, 'default-src']
  const sources = names.map((name) => directives.find(([first]) => first === name)).find(Boolean)
  return sources !== undefined && !sufficient.some((source) => sources.includes(source.toLowerCase()))
}

/** Directives that browsers ignore in a `<meta>`, but not in a header. */
const HEADER_ONLY = /^\s*(?:frame-ancestors|report-uri|sandbox)\b/i

/** Formats the policies of a page as values of a header, which applies from the first byte. */
export const formatPolicyHeaders = (page: Buffer): readonly string[] =>
  listPolicies(parseHtml(page.toString('latin1')))
    .map((element) => getPolicyText(element).split(';'))
    .map((directives) => directives.filter((directive) => !HEADER_ONLY.test(directive)).join(';'))
    .map((policy) => policy.replace(/[^!-~]+/g, ' ').trim())

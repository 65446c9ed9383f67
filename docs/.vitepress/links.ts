import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

interface Token {
  hidden: boolean
  tag: string
  attrGet(name: string): string | null
  attrSet(name: string, value: string): void
}
type Renderer = (
  tokens: Token[],
  index: number,
  options: object,
  env: { relativePath?: string },
  self: { renderToken: Renderer },
) => string

const { repository } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  repository?: { url?: string }
}
/** URL of the repository, if `package.json` has one. */
export const repositoryUrl = repository?.url?.replace(/^git\+|\.git$/g, '')

/** Returns the path from the root of the project, for a link that leads out of `docs/`. */
function getOutsidePath(href: string, page: string): string | undefined {
  if (/^\w+:|^[#/]/.test(href)) return undefined
  const path = posix.join('docs', posix.dirname(page), href)
  return path.startsWith('docs/') ? undefined : path
}

/**
 * Points links to files of the project at its repository. Without a repository, renders only their text, because the site does
 * not contain these files.
 */
export function linkToRepository(md: { renderer: { rules: Record<string, Renderer | undefined> } }): void {
  const { link_open: openLink } = md.renderer.rules
  md.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const path = token && getOutsidePath(token.attrGet('href') ?? '', env.relativePath ?? '')
    if (token && path && repositoryUrl) token.attrSet('href', `${repositoryUrl}/blob/main/${path}`)
    else if (token && path) return hideLink(tokens, index)
    return (openLink ?? self.renderToken)(tokens, index, options, env, self)
  }
}

function hideLink(tokens: Token[], index: number): string {
  const close = tokens.slice(index).find(({ tag }, offset) => offset > 0 && tag === 'a')
  if (close) close.hidden = true
  return ''
}

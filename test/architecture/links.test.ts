import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf, linksOf } from '../../scripts/docs/markdown-links.js'
import { read, root } from './documents.js'

const documents = execFileSync('git', ['ls-files', '*.md', 'llms.txt'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)) && !/^(template|test)\//.test(path))

/** The links of a document that lead to no file, or to no heading of their file. */
const brokenLinks = (document: string) =>
  linksOf(read(document)).filter((link) => {
    const [path = '', fragment] = link.split('#')
    const file = path ? join(dirname(document), path) : document
    if (!existsSync(join(root, file))) return true
    return fragment && file.endsWith('.md') && !anchorsOf(read(file)).includes(fragment)
  })

describe('links', () => {
  it.each(documents)('of %s lead to files and headings that exist', (document) => {
    expect(brokenLinks(document)).toEqual([])
  })
})

/** Scripts of the projects that the guides create. */
const SCRIPTS_OF_GUIDES = ['dev']

describe('npm scripts', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

  it.each(documents)('that %s names exist', (document) => {
    const named = [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(
      named.filter((name) => !Object.hasOwn(scripts, name) && !SCRIPTS_OF_GUIDES.includes(name)),
    ).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assertDescribed } from '../../scripts/docs/facts.js'
import { findOutdatedDocuments } from '../../scripts/docs/generate.js'
import { listAnchors, listLinks } from '../../scripts/docs/markdown-links.js'
import { read, root } from './documents.js'

/** Scripts of the projects that the guides create. */
const SCRIPTS_OF_GUIDES = ['dev']

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const names = [...Object.keys(scripts), ...SCRIPTS_OF_GUIDES]
const documents = execFileSync('git', ['ls-files', '*.md', 'llms.txt'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)) && !/^(template|test)\//.test(path))

/** Returns whether a link leads to no file, or to no heading of its file. */
function isBroken(link: string, document: string): boolean {
  const [path = '', fragment] = link.split('#')
  const file = path ? join(dirname(document), path) : document
  if (!existsSync(join(root, file))) return true
  return !!fragment && file.endsWith('.md') && !listAnchors(read(file)).includes(fragment)
}

/** A test, or a folder of tests, which some documents name by its path in `test`. */
const TEST_PATH = /`((?:test|unit|components|browser)\/[\w./-]+|[\w./-]+\.test\.tsx?)`/g

describe('documents', () => {
  it('have generated blocks that are up to date', () => {
    expect(findOutdatedDocuments().map(([path]) => path)).toEqual([])
  })

  it.each(documents.filter((path) => read(path).startsWith('---\n')))(
    '%s starts with a block of YAML that ends',
    (path) => {
      expect(read(path)).toMatch(/^---\n(?:[\w-]+:|[ ]).*\n[\s\S]*?\n---\n/)
    },
  )

  it.each(documents)(
    '%s links to files and headings that exist, and names npm scripts and tests that exist',
    (path) => {
      const text = read(path)
      expect(listLinks(text).filter((link) => isBroken(link, path))).toEqual([])
      const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
      expect(named.filter((name) => !names.includes(name))).toEqual([])
      const tests = [...text.matchAll(TEST_PATH)].map(([, name = '']) => name)
      const isMissing = (test: string) => ![test, `test/${test}`].some((name) => existsSync(join(root, name)))
      expect(tests.filter(isMissing)).toEqual([])
    },
  )
})

describe('assertDescribed', () => {
  it('names the file and the name of each fact without a description', () => {
    const described = { name: 'theme', description: 'Color theme.', source: 'src/ui/options.ts' }
    const undescribed = { name: 'locale', description: '', source: 'src/ui/options.ts' }
    expect(() => assertDescribed([described])).not.toThrow()
    expect(() => assertDescribed([described, undescribed])).toThrow(/\nsrc\/ui\/options\.ts: locale$/)
  })
})

describe('listLinks and listAnchors', () => {
  it('list links, pictures, and headings, but not URLs or code', () => {
    const links = '[a](b.md#c) ![d](e.png) <img src="./f.png"> [g](https://h.example) `[i](j.md)`\n'
    const code = '```md\n# comment\n[k](l.md)\n```\n'
    const text = `# What's *new*?\n\n## \`connect()\`\n${links}${code}## Über uns\n`
    expect(listLinks(text)).toEqual(['b.md#c', 'e.png', './f.png'])
    expect(listAnchors(text)).toEqual(['whats-new', 'connect', 'über-uns'])
  })
})

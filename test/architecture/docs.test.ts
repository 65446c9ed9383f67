import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { documents, filesIn, read, root } from './documents.js'

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** A heading as the part after `#` that GitHub gives it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))

/** Links and pictures of a document that lead to files of the project. */
function linksOf(document: string): readonly string[] {
  const text = read(document).replace(/^```.*?^```/gms, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)]
  return targets.map(([, link, attribute]) => link ?? attribute ?? '').filter((link) => !/^\w+:/.test(link))
}

describe.each(documents)('%s', (document) => {
  test('links to files and headings that there are', () => {
    const broken = linksOf(document).filter((link) => {
      const [path = '', fragment] = link.split('#')
      const file = path ? join(dirname(document), path) : document
      return !existsSync(join(root, file)) || (fragment && !anchorsOf(file).includes(fragment))
    })
    expect(broken).toEqual([])
  })

  test('names npm scripts that there are', () => {
    const named = [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

test('every picture is shown in some document', () => {
  const shown = documents.flatMap((document) =>
    linksOf(document).map((link) => join(dirname(document), link)),
  )
  expect(shown).toEqual(expect.arrayContaining([...filesIn('docs/pictures', '.png')]))
})

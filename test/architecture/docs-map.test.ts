import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, root, rows, section } from './documents.js'

const contributing = read('CONTRIBUTING.md')

/** Paths in the map, put together from their indentation of two spaces a level. */
function mapped(): readonly string[] {
  const [, tree = ''] = section(contributing, 'The map').match(/```\n(.*?)```/s) ?? []
  const parents: string[] = []
  return tree
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, indent = '', name = ''] = line.match(/^( *)(\S+) +\S/) ?? []
      parents.length = indent.length / 2
      parents.push(name)
      return join(...parents)
    })
}

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

test('the map shows what there is', () => {
  expect(mapped().length).toBeGreaterThan(40)
  expect(mapped().filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test.each(['src', 'bin', 'scripts', 'src/dev-wallet'])('the map shows every folder of %s', (folder) => {
  expect(mapped()).toEqual(expect.arrayContaining(foldersIn(folder).map((name) => `${folder}/${name}/`)))
})

test('every folder of tests is explained', () => {
  const explained = [...section(contributing, 'How tests are laid out').matchAll(/^\| `test\/(\w+)`/gm)]
  expect(explained.map(([, name]) => name).sort()).toEqual(foldersIn('test').sort())
})

test('every npm script that a person calls is explained', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const lifecycle = Object.keys(scripts).filter((name) => /^(pre|post)/.test(name))
  const explained = section(contributing, 'Commands').match(/(?<=^\| `npm (run )?)[\w:-]+(?=`)/gm) ?? []
  expect(explained.filter((name) => name !== 'ci').sort()).toEqual(
    Object.keys(scripts)
      .filter((name) => !lifecycle.includes(name))
      .sort(),
  )
})

test('every devDependency is explained', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  const named = rows(section(read('ARCHITECTURE.md'), 'What we build with')).flatMap(([packages = '']) =>
    [...packages.matchAll(/`(.+?)`/g)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(Object.keys(devDependencies).sort())
})

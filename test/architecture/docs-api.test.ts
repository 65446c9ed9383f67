import { expect, test } from 'vitest'
import { english } from '../../src/ui/strings.js'
import { loadKit } from './adapter.js'
import { listed, namesIn, read, rows, section } from './documents.js'

const page = read('docs/api.md')

/** Names of the fields of an interface, from its source. */
function fieldsOf(source: string, name: string): readonly string[] {
  const [, body = ''] = source.match(new RegExp(`interface ${name}\\b.*?\\{\\n(.*?)\\n\\}`, 's')) ?? []
  return [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??:/gm)].map(([, field = '']) => field)
}

test('the page on the adapter has a part for every member, and for nothing that is none', () => {
  const members = [...page.matchAll(/^### `(\w+)/gm)].map(([, name = '']) => name)
  expect(members.sort()).toEqual(Object.keys(loadKit().adapter).sort())
})

test('the page on the adapter names every option', () => {
  const options = [
    ...fieldsOf(read('src/core/options.ts'), 'KitOptions'),
    ...fieldsOf(read('src/ui/options.ts'), 'UiOptions'),
  ]
  expect(options.length).toBeGreaterThan(8)
  expect(listed(section(page, '`configure(options)`'))).toEqual(options.sort())
})

test('the page on the adapter names every field of the store', () => {
  const { adapter } = loadKit()
  expect(listed(section(page, '`getState()`'))).toEqual(Object.keys(adapter.getState()).sort())
})

test('the page on the adapter names every event', () => {
  const events = fieldsOf(read('src/core/events.ts'), 'KitEventMap')
  expect(listed(section(page, '`on(name, listener)`'))).toEqual([...events].sort())
})

test('the page on the adapter names every reason with its code', () => {
  const [, table = ''] = read('src/core/errors.ts').match(/Record<Reason, number> = \{(.*?)\n\}/s) ?? []
  const codes = [...table.matchAll(/(\w+): (-?\d+)/g)].map(([, reason, code]) => [
    `\`${reason}\``,
    `\`${code}\``,
  ])
  expect(codes.length).toBeGreaterThan(4)
  expect(rows(section(page, 'Errors')).map(([reason, code]) => [reason, code])).toEqual(codes)
})

test('the page on the adapter names the keys of the storage', () => {
  const source = read('src/core/storage.ts')
  const [, prefix = ''] = source.match(/prefix = '(.*?)'/) ?? []
  const [, keys = ''] = source.match(/type MemoryKey = (.*)/) ?? []
  const [sentence = ''] = page.match(/\*\*What is stored\*\*.*?\n\n/s) ?? []
  expect(namesIn(sentence)).toEqual(
    expect.arrayContaining([prefix.replace(/\.$/, ''), ...(keys.match(/[\w-]+/g) ?? [])]),
  )
})

test('the page on theming shows strings that there are', () => {
  const [, shown = ''] = read('docs/theming.md').match(/strings: \{(.*?)\}/) ?? []
  const keys = [...shown.matchAll(/(\w+):/g)].map(([, key = '']) => key)
  expect(keys.length).toBeGreaterThan(0)
  expect(Object.keys(english)).toEqual(expect.arrayContaining(keys))
})

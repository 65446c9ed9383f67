import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createContext } from '../../bin/context.js'
import { createProgram } from '../../bin/program.js'
import * as react from '../../src/react/index.js'
import { parseScriptOptions } from '../../src/script/script-options.js'
import { loadKit } from './adapter.js'
import { filesIn, listed, namesIn, read, root, rows, section } from './documents.js'

const readme = read('README.md')

describe('README', () => {
  const { adapter, observed } = loadKit()

  test('names every member of the adapter, and none that it has not', () => {
    const [table = ''] = section(readme, 'Call a wallet').match(/\| member.*?\n\n/s) ?? []
    expect(listed(table)).toEqual(Object.keys(adapter).sort())
  })

  test('names every event, and none that there is not', () => {
    const [table = ''] = section(readme, 'Call a wallet').match(/\| event.*?\n\n/s) ?? []
    const [, map = ''] = read('src/core/events.ts').match(/interface KitEventMap \{(.*?)\n\}/s) ?? []
    const events = [...map.matchAll(/'([\w-]+)':/g)].map(([, name]) => name)
    expect(events.length).toBeGreaterThan(4)
    expect(listed(table)).toEqual(events.sort())
  })

  test('names every attribute that the script tag is read for', () => {
    const [table = ''] = section(readme, 'Put it on a page').match(/\| on the script.*?\n\n/s) ?? []
    const asked: string[] = []
    const dataset = new Proxy({}, { get: (_, name) => void asked.push(attributeOf(String(name))) })
    parseScriptOptions({ dataset } as unknown as Element)
    expect(listed(table)).toEqual(asked.sort())
  })

  test('names every attribute of the element', () => {
    const [table = ''] = section(readme, 'Put it on a page').match(/\| on the element.*?\n\n/s) ?? []
    expect(listed(table)).toEqual([...observed].sort())
  })

  test('shows only attributes that the element and the script tag have', () => {
    const shown = readme.match(/\bdata-[a-z-]+(?==)/g) ?? []
    expect(shown.length).toBeGreaterThan(0)
    expect(listed(section(readme, 'Put it on a page'))).toEqual(expect.arrayContaining(shown))
  })

  test.each(rows(section(readme, 'Sizes')))('states the size of %s as it is', (file, stated) => {
    const bytes = readFileSync(`${root}/${file.replaceAll('`', '')}`)
    const measured = `${Math.ceil(brotliCompressSync(bytes).length / 1000)} kB`
    expect(stated, `README's table of sizes: write ${measured} for ${file}`).toBe(measured)
  })

  test('states in its first paragraph the size of its table', () => {
    const [, stated] = readme.match(/It is \*\*(\d+ kB)\*\* over the wire/) ?? []
    const [[, measured] = []] = rows(section(readme, 'Sizes'))
    expect(stated, `README's first paragraph: write ${measured}`).toBe(measured)
  })

  test('names every language', () => {
    const [sentence = ''] =
      section(readme, "Speak the page's language").match(/In `dist\/locales.*?\./s) ?? []
    const tags = filesIn('src/locales', '.ts').map((path) => basename(path, '.ts'))
    expect(namesIn(sentence).slice(1)).toEqual(tags.sort())
  })

  test('states the browsers the scripts are built for', () => {
    const [, target = ''] = read('scripts/build/target.js').match(/const target = \[(.*?)\]/) ?? []
    const [chrome, firefox, safari] = target.match(/\d+(\.\d+)?/g) ?? []
    expect(readme).toContain(`Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`)
  })

  test('states the version of Node that the package asks for', () => {
    const { engines } = JSON.parse(read('package.json'))
    expect(readme).toContain(`Node ${engines.node.replace('>=', '')} or newer`)
  })

  test('imports from the React entry what it exports', () => {
    const [, names = ''] = readme.match(/import \{ (.*?) \} from 'aptos-wallet-kit\/react'/) ?? []
    expect(names).not.toBe('')
    for (const name of names.split(', ')) expect(Object.keys(react)).toContain(name)
  })
})

describe('README on the command line', () => {
  const program = createProgram(createContext(process, root))
  /** Every call of the command, wherever it stands in code. */
  const calls = [...readme.matchAll(/npx aptos-wallet-kit (\w+)([^`\n]*)/g)]

  test('has a row for every command', () => {
    const names = rows(section(readme, 'Use it from the command line')).map(([cell = '']) =>
      cell.replace(/^`npx aptos-wallet-kit (\w+).*`$/, '$1'),
    )
    expect(names.sort()).toEqual(program.commands.map((command) => command.name()).sort())
  })

  test.each(calls.map(([call, name, words]) => [call, name, words] as const))(
    'calls %s with flags it has',
    (_call, name, words = '') => {
      const command = program.commands.find((one) => one.name() === name)
      const flags = words.match(/--[a-z-]+/g) ?? []
      expect(command?.options.map(({ long }) => long)).toEqual(expect.arrayContaining(flags))
    },
  )

  test("names in its table no flag that the row's command has not", () => {
    for (const [cell = '', text = ''] of rows(section(readme, 'Use it from the command line'))) {
      const command = program.commands.find((one) => cell.includes(` ${one.name()}`))
      const flags = text.match(/--[a-z-]+/g) ?? []
      expect(command?.options.map(({ long }) => long)).toEqual(expect.arrayContaining(flags))
    }
  })
})

const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContext } from '../../bin/context.js'
import { createProgram } from '../../bin/program.js'
import { packageRoot } from './support/package-root.js'

const docs = readFileSync(join(packageRoot, 'docs/cli.md'), 'utf8')
const program = createProgram(createContext(process, packageRoot))

/** The part of the page under the heading of a command. */
const section = (command: string) => docs.split(/^## /m).find((part) => part.startsWith(`${command}\n`)) ?? ''

describe('docs/cli.md', () => {
  it.each(program.commands.map((command) => [command.name(), command] as const))(
    'names every flag of %s, and none that it has not',
    (name, command) => {
      const flags = [...section(name).matchAll(/^\| `(-[^`]*)` *\|/gm)].map(([, flag]) => flag)
      expect(flags).toEqual(command.options.map((option) => option.flags))
    },
  )

  it.each(['create', 'embed'])('says as the help of %s does what asks for the wallet', (name) => {
    const command = program.commands.find((one) => one.name() === name)
    const flag = command?.options.find(({ long }) => long === '--wallet')
    const asking = /the (wallet that .+ asks for)/.exec(section(name).replaceAll('`', ''))?.[1]
    expect(flag?.description).toBe(`${asking}, by any name`)
  })

  it.each(program.commands.map((command) => [command.name(), command] as const))(
    'shows how to call %s',
    (name, command) => {
      const words = command.registeredArguments.map((one) =>
        one.required ? ` <${one.name()}>` : ` [${one.name()}]`,
      )
      expect(section(name)).toMatch(new RegExp(`^npx aptos-wallet-kit(@latest)? ${name}`, 'm'))
      expect(section(name)).toContain(`${name}${words.join('')}\n`)
      expect(docs).toContain(`| [\`${name}\`](#${name})`)
    },
  )
})

import type { Command, Option } from 'commander'
import { usageError } from './errors.js'
import { quoted } from './files/quoted.js'

/**
 * Refuses a flag whose value was forgotten: the parser would take the flag behind it for the value. A value that does begin
 * with a dash is written in one word with its flag, `--title=-x`.
 *
 * @param words what was typed behind the name of the program
 * @throws CliError when a word that begins with a dash stands where a value belongs.
 */
export function refuseFlagsAsValues(program: Command, words: readonly string[]): void {
  const [first] = words.filter((word) => !word.startsWith('-'))
  const options = program.commands.find((command) => command.name() === first)?.options ?? []
  const end = words.indexOf('--')
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (!next?.startsWith('-') || (end !== -1 && at >= end)) return
    const option = optionAwaitingValue(options, word)
    if (option) throw noValue(option, next)
  })
}

/** The option whose value is the next word: `--wallet`, `-w`, or the last letter of `-yw`. */
function optionAwaitingValue(options: readonly Option[], word: string): Option | undefined {
  if (word.startsWith('--')) return options.find(({ long, required }) => required && long === word)
  if (!word.startsWith('-')) return undefined
  const letters = [...word.slice(1)].map((letter) => options.find(({ short }) => short === `-${letter}`))
  const at = letters.findIndex((option) => !option || option.required) // What stands behind it is its value.
  return at === letters.length - 1 ? letters[at] : undefined
}

function noValue({ long, flags }: Option, next: string) {
  const [value] = /<.*>/.exec(flags) ?? []
  return usageError(
    `${long} has no value: ${next} comes right behind it.`,
    `Write ${long} ${value}, or ${long}=${quoted(next)} if that is the value.`,
  )
}

import type { Command } from 'commander'

/**
 * The words to parse. Asked for help on what is no command, the parser would say that no command was given; it is handed
 * that word alone, which it refuses as it does any unknown command, with the one that was meant.
 *
 * @param words what was typed behind the name of the program
 */
export function readHelpTopic(program: Command, words: readonly string[]): readonly string[] {
  const [first, topic] = words
  const isUnknown = !program.commands.some((command) => command.name() === topic)
  return first === 'help' && topic !== undefined && isUnknown ? [topic] : words
}

import type { Command } from 'commander'

/**
 * The words to parse. For `help creat` the parser would say that no command was given. Given `creat` alone it says that this is
 * an unknown command, and which one may have been meant.
 *
 * @param words what was typed behind the name of the program
 */
export function readHelpTopic(program: Command, words: readonly string[]): readonly string[] {
  const [first, topic] = words
  const isUnknown = !program.commands.some((command) => command.name() === topic)
  return first === 'help' && topic !== undefined && isUnknown ? [topic] : words
}

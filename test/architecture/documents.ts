import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

/** Paths, from the root, of the files in a folder that end so. */
export const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

/** Everything written for readers of the repository. */
export const documents: readonly string[] = ['', 'docs/'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => folder + file),
)

/** The part of a document under a heading of the second or third level, up to the next one. */
export const section = (document: string, heading: string): string =>
  document.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

/** The rows of a part's tables, cell by cell, without their heads. */
export const rows = (part: string): readonly (readonly string[])[] =>
  [...part.matchAll(/^\| (.*) \|$/gm)]
    .map(([, cells = '']) => cells.split(' | ').map((cell) => cell.trim()))
    .filter((_, index, all) => !isHead(all, index))

const isRule = (cells: readonly string[] | undefined) => !!cells?.every((cell) => /^-+$/.test(cell))
const isHead = (all: readonly (readonly string[])[], index: number) =>
  isRule(all[index]) || isRule(all[index + 1])

/** The first word of each piece of code: `connect` of `connect(walletName?)`. */
export const namesIn = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`([\w-]+)[^`]*`/g)].map(([, name = '']) => name)

/** The names in the first cells of the tables of a part, sorted. */
export const listed = (part: string): readonly string[] =>
  rows(part)
    .flatMap(([first]) => namesIn(first))
    .sort()

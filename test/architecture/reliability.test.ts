import { describe, expect, test } from 'vitest'
import { filesIn, read, rows } from './documents.js'

const page = read('docs/reliability.md')

/** `browser/leaks: memory`: a file of `test/`, without its ending, and a title in it. */
const named = [...page.matchAll(/`([\w/-]+): ([^`]+)`/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}))

const testFiles = filesIn('test', '.ts').concat(filesIn('test', '.tsx'))
const fileOf = (name: string) =>
  testFiles.find((path) => path.replace(/(\.test)?\.tsx?$/, '') === `test/${name}`)

/** The titles of a file's tests, groups and tables of cases: what stands first in their brackets. */
const titlesIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/(?:\b(?:test|describe|table)|\]|\))\(\s*(['`])((?:(?!\1).)*)\1,/g)].map(
    ([, , title = '']) => title,
  )

describe('docs/reliability.md', () => {
  test('names a test for every promise', () => {
    const promises = rows(page)
    expect(promises.length).toBeGreaterThan(30)
    for (const [promise, shown = ''] of promises) expect(shown, promise).toMatch(/^`[\w/-]+: [^`]+`/)
  })

  test.for(named)('names a test that there is: $file: $title', ({ file, title }) => {
    const path = fileOf(file)
    expect(path, `a test file called ${file}`).toBeDefined()
    expect(titlesIn(path ?? '')).toContain(title)
  })

  test('names every file that drives the built kit as a visitor would', () => {
    const journeys = filesIn('test/browser/journeys', '.ts').filter((path) => !path.endsWith('index.ts'))
    const files = new Set(named.map(({ file }) => fileOf(file)))
    expect(journeys.filter((path) => !files.has(path))).toEqual([])
  })
})

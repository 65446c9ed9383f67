import { expect, test } from 'vitest'
import { filesIn, listed, namesIn, read, rows, section } from './documents.js'

const page = read('docs/theming.md')
const css = read('src/ui/styles.css')

/** Sorted, each once. */
const distinct = (names: readonly string[]) => [...new Set(names)].sort()

/** The words in the strings of a `part` attribute; a template's own come from `kinds`. */
function partsOf(attribute: string, kinds: readonly string[]): readonly string[] {
  const texts = attribute.match(/(["'`])(?:(?!\1).)*\1/g) ?? []
  const isCompared = (text: string) => attribute.includes(`=== ${text}`)
  const words = texts
    .filter((text) => !isCompared(text))
    .flatMap((text) =>
      text
        .slice(1, -1)
        .replace(/\$\{.*?\}/g, '')
        .split(' '),
    )
  return [...words.filter(Boolean), ...(attribute.includes('.kind}') ? kinds : [])]
}

/** Every part that a component gives, read from the components themselves. */
function drawnParts(): readonly string[] {
  const kinds = [...read('src/ui/view.ts').matchAll(/kind: '(\w+)'; |kind: '(\w+)' \}/g)]
    .map(([, first, second]) => first ?? second ?? '')
    .filter((kind) => kind && kind !== 'account')
  return filesIn('src/ui', '.tsx').flatMap((file) =>
    [...read(file).matchAll(/\bpart=("[^"]*"|\{(?:[^{}]|\$\{[^}]*\})*\})/g)].flatMap(([, attribute = '']) =>
      partsOf(attribute, kinds),
    ),
  )
}

test('the page on theming names every variable of the styles, and none that they do not read', () => {
  const variables = css.match(/(?<=var\()--awk-[a-z-]+/g) ?? []
  expect(variables.length).toBeGreaterThan(5)
  expect(listed(section(page, 'Variables'))).toEqual(distinct(variables))
})

test('the page on theming gives the variables their defaults', () => {
  for (const [name = '', , light = '', dark = ''] of rows(section(page, 'Variables'))) {
    const [, fallback = ''] =
      css.match(new RegExp(`var\\(${namesIn(name)[0]}, ((?:[^()]|\\([^()]*\\))*)\\)`)) ?? []
    const [, day = fallback, night = fallback] = fallback.match(/^light-dark\((.*), (.*)\)$/) ?? []
    expect([name, light, dark]).toEqual([name, `\`${day}\``, `\`${night}\``])
  }
})

test('the page on theming names every part of the components, and none that they do not draw', () => {
  expect(listed(section(page, 'Parts'))).toEqual(distinct(drawnParts()))
})

test('the styles dress only parts that are drawn', () => {
  const dressed = [...css.matchAll(/\[part~?="([\w-]+)"\]/g)].map(([, part = '']) => part)
  expect(dressed.length).toBeGreaterThan(5)
  expect(drawnParts()).toEqual(expect.arrayContaining(dressed))
})

test('the page on theming shows variables and parts that there are', () => {
  const shown = page.match(/(?<=^ *)--awk-[a-z-]+(?=:)|(?<=^::part\()[\w-]+/gm) ?? []
  expect(shown.length).toBeGreaterThan(3)
  expect([...listed(page)]).toEqual(expect.arrayContaining(shown))
})

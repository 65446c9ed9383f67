import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ts } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { listSources, read, root } from './documents.js'

const sources = ['src', 'bin'].flatMap(listSources)

/** Lists the files of the kit that a file imports or exports from, types and `import()` included. */
const listImports = (file: string): readonly string[] =>
  ts
    .preProcessFile(read(file), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(file), fileName).replace(/\.js$/, '.ts'))
    .map((path) => (existsSync(join(root, path)) ? path : `${path}x`))

/** Lists import circles: at least one for each set of files that import each other. */
function findCircles(importsByFile: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = []
  const finished = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    else if (!finished.has(file)) {
      for (const imported of importsByFile.get(file) ?? []) visit(imported, [...path, file])
      finished.add(file)
    }
  }
  for (const file of importsByFile.keys()) visit(file, [])
  return circles
}

describe('findCircles', () => {
  it('lists the files of each circle, and none for files that only share an import', () => {
    const importsByFile = new Map([
      ['a.ts', ['b.ts', 'c.ts']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['d.ts']],
      ['d.ts', ['b.ts']],
    ])
    expect(findCircles(importsByFile)).toEqual(['b.ts → c.ts → d.ts → b.ts'])
    importsByFile.set('d.ts', [])
    expect(findCircles(importsByFile)).toEqual([])
  })
})

describe('files of src and bin', () => {
  it('import each other in no circle, types included', () => {
    expect(findCircles(new Map(sources.map((file) => [file, listImports(file)])))).toEqual([])
  })
})

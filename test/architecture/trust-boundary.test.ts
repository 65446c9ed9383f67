import { ts } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { listSources, read } from './documents.js'

/** Returns the files in which a node of the syntax tree matches. */
const findFiles = (files: readonly string[], isMatch: (node: ts.Node) => boolean): readonly string[] =>
  files.filter((file) => {
    const visit = (node: ts.Node): boolean => isMatch(node) || !!ts.forEachChild(node, visit)
    return visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false))
  })

const isInstanceOf = (node: ts.Node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name

/** Matches `….features`, and `features` in a destructuring. */
const isFeatures = (node: ts.Node) =>
  (ts.isPropertyAccessExpression(node) && isNamed(node.name, 'features')) ||
  (ts.isBindingElement(node) && isNamed(node.propertyName ?? node.name, 'features'))

describe('wallets and their responses', () => {
  it('are never compared with instanceof: their classes belong to other copies of ts-sdk', () => {
    const files = ['boundary', 'connection', 'wallets'].flatMap((folder) => listSources(`src/core/${folder}`))
    expect(files.length).toBeGreaterThan(15)
    expect(findFiles(files, isInstanceOf)).toEqual([])
  })

  it('have features that one file calls, and that two others list', () => {
    const files = ['core', 'catalogue', 'ui', 'script', 'react'].flatMap((name) => listSources(`src/${name}`))
    expect(findFiles(files, isFeatures)).toEqual([
      'src/core/boundary/call-wallet.ts',
      'src/core/wallets/diagnosis.ts',
      'src/core/wallets/entry.ts',
    ])
  })
})

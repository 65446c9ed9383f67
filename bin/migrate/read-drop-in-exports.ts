import { join } from 'node:path'
import { parse } from '@babel/parser'
import type { ExportNamedDeclaration } from '@babel/types'
import { readPackageFile } from '../read-files.js'

/** Reads the names of all values and types that the drop-in exports, from its type declarations. */
export const readDropInExports = (packageRoot: string): ReadonlySet<string> =>
  new Set(listExportedNames(packageRoot, 'dist/types/wallet-adapter-react/index.d.ts'))

/** Lists the names that a module exports, including those that it re-exports. */
function listExportedNames(packageRoot: string, path: string): readonly string[] {
  const source = `${readPackageFile(packageRoot, path)}`
  const { program } = parse(source, { sourceType: 'module', plugins: [['typescript', { dts: true }]] })
  return program.body.flatMap((statement) => {
    if (statement.type === 'ExportNamedDeclaration') return listDeclaredNames(statement)
    if (statement.type !== 'ExportAllDeclaration') return []
    return listExportedNames(packageRoot, join(path, '..', statement.source.value.replace(/\.js$/, '.d.ts')))
  })
}

/** Lists the names of one `export` statement. */
function listDeclaredNames({ specifiers, declaration }: ExportNamedDeclaration): readonly string[] {
  const names = specifiers.flatMap(({ exported }) => ('name' in exported ? exported.name : []))
  if (!declaration) return names
  const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration]
  return declared.flatMap((node) => ('id' in node && node.id?.type === 'Identifier' ? node.id.name : []))
}

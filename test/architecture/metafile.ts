import type { Metafile } from 'esbuild'
import { read } from './documents.js'

/** What esbuild wrote down of the last build, by output. */
export const metafiles = (): Record<string, Metafile> => JSON.parse(read('dist/meta.json'))

export function metafileOf(output: string): Metafile {
  const metafile = metafiles()[output]
  if (!metafile) throw new Error(`dist/meta.json has no ${output}: run npm run build`)
  return metafile
}

/** Returns the origin of a bundled file: the name of a package, or the folder of a module. */
export function origin(input: string): string {
  const [, name] = input.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? []
  return name ?? input.split('/').slice(0, 2).join('/')
}

export const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()

/** What a bundle leaves for others to bring. */
export const externals = ({ outputs }: Metafile): readonly string[] =>
  distinct(
    Object.values(outputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external).map(({ path }) => path),
    ),
  )

import { describe, expect, it } from 'vitest'
import { filesIn, read } from './documents.js'
import { distinct } from './metafile.js'

/** What `scripts/preact` leaves of it; whoever needs more takes the edit out that cuts it. */
const kept = ['createRoot', 'useLayoutEffect', 'useRef', 'useState']

const drawn = ['src/ui', 'src/embed'].flatMap((folder) => [
  ...filesIn(folder, '.ts'),
  ...filesIn(folder, '.tsx'),
])

describe('what the page’s script draws with', () => {
  it('is no more of React than its Preact has', () => {
    const imported = drawn.flatMap((path) =>
      [...read(path).matchAll(/import \{([^}]+)\} from 'react(?:-dom\/client)?'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      ),
    )
    expect(distinct(imported.filter((name) => !name.startsWith('type ')))).toEqual(kept)
  })

  it.each([
    [
      'names of React’s own for attributes and events',
      /\s(class(Name)?|htmlFor|on(Change|Focus|Blur|DoubleClick)|\w+Capture)=/,
    ],
    ['markup as text', /dangerouslySetInnerHTML/],
    ['states of a field that only React has', /\s(default(Value|Checked)|checked)=/],
    [
      'elements that need a treatment of their own',
      /<(textarea|select|progress|template|math|foreignObject)\b/,
    ],
    ['a ref on a component', /<[A-Z]\w+[^>]*\sref=/],
    ['a style as text', /\sstyle="/],
  ])('has no %s', (_, pattern) => {
    for (const path of drawn) expect(read(path).match(pattern)?.[0], path).toBeUndefined()
  })
})

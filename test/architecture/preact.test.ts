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
    ['a field whose value is put back', /\s(value|checked|default(Value|Checked))=/],
    [
      'elements that need a treatment of their own',
      /<(textarea|select|progress|template|math|foreignObject)\b/,
    ],
    ['a ref on a component', /<[A-Z]\w+[^>]*\sref=/],
    ['a ref that is a function', /\sref=\{[^}]*=>/],
    ['a style that is more than custom properties', /\sstyle=(?:"|\{\{)/],
    ['elements that are handed on', /\bchildren\b/],
    ['an element that outlives a drawing', /^(export )?const \w+ = </m],
    ['a state made of the one before', /\bset[A-Z]\w*\(\(?\w+\)? =>/],
    ['a state made by a function', /\buseState(<[^>]*>)?\((\(|[\w.]*\.\w+\))/],
  ])('has no %s', (_, pattern) => {
    for (const path of drawn) expect(read(path).match(pattern)?.[0], path).toBeUndefined()
  })
})

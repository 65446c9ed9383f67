// @vitest-environment happy-dom
import { build } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cut, dropArguments, swap } from '../../../scripts/preact/edit.js'
import { leanPreact, preactAliases } from '../../../scripts/preact/index.js'

/** As much of React as the kit's components use. */
type Renderer = Pick<
  typeof import('react'),
  'createElement' | 'Fragment' | 'useLayoutEffect' | 'useRef' | 'useState'
> &
  Pick<typeof import('react-dom/client'), 'createRoot'>

async function renderer(...plugins: import('esbuild').Plugin[]): Promise<Renderer> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createElement, Fragment, useLayoutEffect, useRef, useState } from 'react'
        export { createRoot } from 'react-dom/client'`,
      resolveDir: process.cwd(),
    },
    alias: preactAliases,
    bundle: true,
    format: 'esm',
    plugins,
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
}

const whole = await renderer()
const lean = await renderer(leanPreact)

/** What a component may draw. */
type Tree =
  | null
  | false
  | string
  | {
      readonly tag: string
      readonly key?: string | undefined
      readonly hue: string
      readonly props: object
      readonly children: readonly Tree[]
    }

/** Few kinds of few things, so that the next drawing often has what the last one had, elsewhere. */
const { siblings } = fc.letrec<{ tree: Tree; siblings: Tree[] }>((tie) => ({
  siblings: fc.uniqueArray(tie('tree'), {
    maxLength: 6,
    // Two siblings of one key are a fault of whoever draws them.
    selector: (child) => (child && typeof child === 'object' && child.key) || Symbol(),
  }),
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'medium' },
    fc.constantFrom<Tree>(null, false, '', 'text', 'more text'),
    {
      weight: 4,
      arbitrary: fc.record<Tree & object>({
        tag: fc.constantFrom('div', 'div', 'p', 'svg', 'Part', 'Part', 'Other', ''),
        key: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { nil: undefined, freq: 2 }),
        hue: fc.constantFrom('', '1', '2'),
        props: fc.record(
          {
            id: fc.constantFrom('one', 'two'),
            tabIndex: fc.constantFrom(-1, 0),
            'aria-busy': fc.boolean(),
            href: fc.constantFrom('https://a.example/', undefined),
          },
          // Where there is an id no longer, the whole of Preact leaves an empty one.
          { requiredKeys: ['id'] },
        ),
        children: tie('siblings'),
      }),
    },
  ),
}))

/** Draws siblings anew again and again in one place, and notes what can be seen of it. */
async function story(
  { createElement, createRoot, Fragment, useLayoutEffect, useRef, useState }: Renderer,
  drawings: readonly Tree[][],
): Promise<string[]> {
  const seen: string[] = []
  const setters = new Map<string, () => void>()

  const component = (kind: string) =>
    function Component({ id, inside }: { id?: string; inside: () => string[] }) {
      const [count, setCount] = useState(0)
      const place = useRef<HTMLElement>(null)
      useLayoutEffect(() => {
        seen.push(`${kind} ${id} begins at ${place.current?.localName}`)
        return () => seen.push(`${kind} ${id} ends`) as unknown as undefined
      }, [id])
      useLayoutEffect(() => {
        setters.set(kind, () => setCount(count + 1))
      })
      return createElement('b', { ref: place, title: `${count}` }, ...inside())
    }
  const components: Record<string, unknown> = {
    '': Fragment,
    Part: component('Part'),
    Other: component('Other'),
  }

  const drawAll = (trees: readonly Tree[]) => trees.map(draw) as string[]
  const draw = (tree: Tree): unknown => {
    if (!tree || typeof tree !== 'object') return tree
    const { tag, key, hue, props, children } = tree
    const Component = components[tag]
    return createElement(
      (Component ?? tag) as string,
      {
        ...(tag && props),
        ...(key && { key }),
        ...(tag === 'p' && hue && { style: { '--hue': hue } }),
        // A component draws what is in it itself, anew each time.
        ...(tag && Component ? { inside: () => drawAll(children) } : {}),
      },
      ...(tag && Component ? [] : drawAll(children)),
    )
  }

  // Which element is which counts as well: one that is made anew has lost the focus.
  const numbers = new WeakMap<Node, number>()
  let last = 0
  const numbersIn = (node: Node): string => {
    const number = numbers.get(node) ?? ++last
    numbers.set(node, number)
    return `${number}(${[...node.childNodes].map(numbersIn)})`
  }
  const look = () => {
    seen.push(place.innerHTML, numbersIn(place))
  }

  const place = document.createElement('main')
  const root = createRoot(place)
  for (const drawing of [...drawings, []]) {
    root.render(createElement('div', null, ...drawAll(drawing)))
    look()
    for (const set of setters.values()) set()
    await Promise.resolve()
    look()
  }
  root.unmount()
  return [...seen, place.innerHTML]
}

describe('the Preact of the script for pages', () => {
  // A thousand drawings of both take 12 seconds, and ten times as long on a machine that is busy with others.
  it('draws what the whole of it draws, and runs the same effects', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(siblings, { minLength: 2, maxLength: 5 }), async (drawings) => {
        expect(await story(lean, drawings)).toEqual(await story(whole, drawings))
      }),
      { numRuns: 1000 },
    )
  })

  it('throws what a component throws, and draws again afterwards', () => {
    const tell = ({ createElement, createRoot }: Renderer) => {
      const place = document.createElement('main')
      const root = createRoot(place)
      const Part = ({ fails }: { fails: boolean }) => {
        if (fails) throw new Error('on purpose')
        return createElement('p', null, 'drawn')
      }
      const seen: string[] = []
      for (const fails of [false, true, false, true, true, false])
        try {
          root.render(createElement('div', null, 'before', createElement(Part, { fails }), 'after'))
          seen.push(place.innerHTML)
        } catch (error) {
          seen.push(`${error}`)
        }
      return seen
    }
    expect(tell(lean)).toEqual(tell(whole))
    expect(tell(lean).slice(0, 3)).toEqual([
      '<div>before<p>drawn</p>after</div>',
      'Error: on purpose',
      '<div>before<p>drawn</p>after</div>',
    ])
  })

  it('hands an event to the handler of the last drawing', () => {
    const place = document.createElement('main')
    const root = lean.createRoot(place)
    const clicks: number[] = []
    for (const turn of [1, 2])
      root.render(lean.createElement('button', { onClick: () => void clicks.push(turn) }))
    place.querySelector('button')?.click()
    root.render(lean.createElement('button', {}))
    place.querySelector('button')?.click()
    expect(clicks).toEqual([2])
  })
})

describe('an edit of Preact’s source', () => {
  it.each([
    ['a swap', swap('text', '')],
    ['a cut', cut('text', 'end')],
  ])('stops the build when what it is about is not there, or there twice: %s', (_, edit) => {
    expect(() => edit('other')).toThrow('no longer:\ntext')
    expect(() => edit('text text end')).toThrow('more than once:\ntext')
  })

  it('stops the build when a cut has no end', () => {
    expect(() => cut('text', 'end')('end text')).toThrow('no longer:\nend')
  })

  it('stops the build when one of its arguments is nowhere', () => {
    const edit = dropArguments('one', 'other')
    expect(edit('\tone,\n\tmore,\n\tother\n\t\tone\n')).toBe('\tmore,\n')
    expect(() => edit('\tone,\n\tmore\n')).toThrow('no longer the argument:\nother')
  })

  it('stops the build when its file is not loaded', async () => {
    const building = build({
      stdin: { contents: "import 'preact'", resolveDir: process.cwd() },
      bundle: true,
      logLevel: 'silent',
      plugins: [leanPreact],
      write: false,
    })
    await expect(building).rejects.toThrow('no longer: hooks/src/index.js')
  })
})

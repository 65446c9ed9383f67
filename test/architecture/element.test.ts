import { describe, expect, it } from 'vitest'
import { loadKit } from './adapter.js'
import { namesIn, read } from './documents.js'

/** What the element's header comment says of itself, under a word. */
function documented(word: string): readonly string[] {
  const [, comment = ''] = read('src/script/wallet-button-element.tsx').match(/\/\*\*(.*?)\*\//s) ?? []
  const text = comment.replace(/\s+\* ?/g, ' ').trim()
  const [, sentence = ''] = text.match(new RegExp(`${word}: (.*?)\\.( [A-Z]|$)`)) ?? []
  return [...namesIn(sentence)].sort()
}

describe("the element's header comment", () => {
  it('lists the attributes it listens to', () => {
    expect(documented('Attributes').filter((name) => name.includes('-'))).toEqual(
      [...loadKit().observed].sort(),
    )
  })

  it('lists the events', () => {
    const [, map = ''] = read('src/core/events.ts').match(/interface KitEventMap \{(.*?)\n\}/s) ?? []
    const events = [...map.matchAll(/'([\w-]+)':/g)].map(([, name]) => name)
    expect(events.length).toBeGreaterThan(4)
    expect(documented('Events')).toEqual(events.sort())
  })

  it('lists the parts', () => {
    const parts = [...read('src/ui/WalletButton.tsx').matchAll(/part[=:] ?["'](\w+)["']/g)].map(
      ([, part]) => part,
    )
    expect(parts.length).toBeGreaterThan(0)
    expect(documented('Parts')).toEqual(parts.sort())
  })
})

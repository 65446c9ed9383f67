import { describe, expect, it } from 'vitest'
import { findOutdated } from '../../scripts/docs/generate.js'
import { anchorsOf, linksOf } from '../../scripts/docs/markdown-links.js'
import { findMissingFields } from '../../scripts/release.js'

describe('generated blocks of the documents', () => {
  it('are up to date', () => {
    const outdated = findOutdated().map(([path]) => path)
    expect(outdated, 'Run npm run docs:generate').toEqual([])
  })
})

describe('linksOf', () => {
  it('lists links and pictures, but not URLs or code', () => {
    const text =
      '[a](b.md#c) ![d](e.png) <img src="./f.png"> [g](https://h.example) `[i](j.md)`\n```md\n[k](l.md)\n```\n'
    expect(linksOf(text)).toEqual(['b.md#c', 'e.png', './f.png'])
  })
})

describe('anchorsOf', () => {
  it('returns the fragments of headings, without headings in code', () => {
    expect(anchorsOf("# What's *new*?\n\n## `connect()`\n```sh\n# comment\n```\n## Über uns\n")).toEqual([
      'whats-new',
      'connect',
      'über-uns',
    ])
  })
})

describe('findMissingFields', () => {
  it('names the fields that a release needs', () => {
    expect(findMissingFields({ homepage: 'https://kit.example' })).toEqual(['repository', 'bugs'])
    expect(findMissingFields({ repository: 'x', homepage: 'x', bugs: 'x' })).toEqual([])
  })
})

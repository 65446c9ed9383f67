import { describe, expect, it } from 'vitest'
import { createUnhideableHost } from '../../src/ui/shadow-root.js'

describe('createUnhideableHost', () => {
  it('creates an element without aria-hidden and inert', async () => {
    const host = createUnhideableHost()
    for (const name of ['aria-hidden', 'inert']) {
      host.setAttribute(name, 'true')
      await expect.poll(() => host.hasAttribute(name)).toBe(false)
    }
  })
})

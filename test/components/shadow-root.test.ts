import { describe, expect, it } from 'vitest'
import { createModalHost } from '../../src/ui/shadow-root.js'

describe('createModalHost', () => {
  it('creates an element without aria-hidden and inert', async () => {
    const host = createModalHost()
    for (const name of ['aria-hidden', 'inert']) {
      host.setAttribute(name, 'true')
      await expect.poll(() => host.hasAttribute(name)).toBe(false)
    }
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../src/verify/errors.js'

describe('VerificationReason', () => {
  it('is listed in the documentation, each reason once', () => {
    const page = readFileSync(new URL('../../../docs/sign-in-server.md', import.meta.url), 'utf8')
    const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, reason]) => reason)
    expect(listed).toEqual(Object.keys(MESSAGES))
  })
})

import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../src/verify/errors.js'
import { read } from './documents.js'

describe('VerificationReason', () => {
  it('is listed in the documentation, each reason once', () => {
    const page = read('docs/sign-in-server.md')
    const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, reason]) => reason)
    expect(listed).toEqual(Object.keys(MESSAGES))
  })
})

import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoted, quotedPath } from '../../bin/files/quoted.js'

/** The words that a shell makes of a line. */
const wordsOf = (line: string) =>
  execFileSync('bash', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

describe('a word in a command that is shown', () => {
  it.each([
    ['my-page', 'my-page'],
    ['../a_b/c.d', '../a_b/c.d'],
    ['my page', "'my page'"],
    ['my $HOME page', "'my $HOME page'"],
    ['$(touch pwned)', "'$(touch pwned)'"],
    ['back`id`tick', "'back`id`tick'"],
    ['wow!', "'wow!'"],
    ['a\\b', "'a\\b'"],
    ["it's", "'it'\\''s'"],
    ['', "''"],
    ["a\tb's!\n", "$'a\\011b\\047s\\041\\012'"],
    ['a\u0085b', "$'a\\302\\205b'"],
  ])('is for %j: %s', (word, shown) => {
    expect(quoted(word)).toBe(shown)
  })

  it('is that word and no other to a shell, whatever it is', () => {
    const some = fc.string({ unit: fc.constantFrom(...'$`!\\\'"~*?{}()<>|&;#= \t\n\r\u001b\u0085aé') })
    const any = fc.string({ unit: 'binary' }).filter((word) => !word.includes('\0'))
    fc.assert(
      fc.property(fc.array(fc.oneof(some, any), { minLength: 1 }), (words) => {
        expect(wordsOf(words.map(quoted).join(' '))).toEqual(words)
      }),
    )
  })

  it('is no flag where it is a path', () => {
    expect(quotedPath('-x')).toBe('./-x')
    expect(quotedPath('-$x')).toBe("'./-$x'")
  })
})

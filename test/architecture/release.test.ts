import { describe, expect, it } from 'vitest'
import { findObstacles } from '../../scripts/release.js'

const manifest = {
  name: 'a-kit',
  repository: { type: 'git', url: 'git+https://git.example/a-kit.git' },
  homepage: 'https://kit.example',
  bugs: { url: 'https://git.example/a-kit/issues' },
}

describe('findObstacles', () => {
  it('finds nothing in a package with all fields and a reserved name', () => {
    expect(findObstacles(manifest, true)).toEqual([])
  })

  it.each(['repository', 'homepage', 'bugs'])('names the missing field %s, and what to do', (field) => {
    const obstacles = findObstacles({ ...manifest, [field]: undefined }, true)
    expect(obstacles).toEqual([expect.stringMatching(new RegExp(`^.*\\b${field}\\b.*\\n.+$`))])
  })

  it('names a package whose name is not reserved, and what to do', () => {
    expect(findObstacles(manifest, false)).toEqual([expect.stringMatching(/^.*\ba-kit\b.*\n.+$/)])
  })

  it('lists all obstacles of a package that has nothing but a name', () => {
    expect(findObstacles({ name: 'a-kit' }, false)).toHaveLength(4)
  })
})

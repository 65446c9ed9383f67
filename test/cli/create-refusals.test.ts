import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failing } from './support/faults.js'
import { packageRoot, temporaryFolder, writeFiles } from './support/package-root.js'
import { type RunOptions, run } from './support/run.js'
import { tree } from './support/tree.js'

const author = { 'index.html': '<h1>mine</h1>', 'notes.txt': 'keep me', 'images/one.png': 'png' }

/** A folder with work of the author in `page`. */
function folderOfAuthor(): string {
  const cwd = temporaryFolder()
  writeFiles(join(cwd, 'page'), author)
  return cwd
}

/** Runs what must fail, and checks that nothing on disk has changed. */
async function refused(cwd: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const before = tree(cwd)
  const { code, stdout, stderr } = await run(args, { cwd, ...options })
  expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({ code: 1, stdout: '', lines: 3 })
  expect(tree(cwd)).toEqual(before)
  return stderr
}

describe('create refuses, and leaves all as it was, when', () => {
  it('the folder is not empty', async () => {
    expect(await refused(folderOfAuthor(), ['create', 'page'])).toBe(
      'Error: The folder page is not empty: it holds images and 2 more.\n' +
        'Choose another, or add --force: it writes over the files of the page and leaves others alone.\n',
    )
  })

  it('the folder is not empty, in a dry run too', async () => {
    expect(await refused(folderOfAuthor(), ['create', 'page', '--dry-run', '--yes'])).toContain(
      'is not empty',
    )
  })

  it('the path is a file', async () => {
    expect(await refused(folderOfAuthor(), ['create', 'page/notes.txt', '--force'])).toBe(
      'Error: page/notes.txt is a file, not a folder.\nGive the name of a folder.\n',
    )
  })

  it('the folder may not be read', async () => {
    const env = failing('readdirSync', 'EACCES', 1, 'page')
    expect(await refused(folderOfAuthor(), ['create', 'page'], { env })).toBe(
      'Error: Could not read page: EACCES: readdirSync.\nCheck its permissions, then try again.\n',
    )
  })

  it('the path leads through a file', async () => {
    expect(await refused(folderOfAuthor(), ['create', 'page/notes.txt/page'])).toContain('is a file.')
  })

  it('the path is where nothing can be written', async () => {
    expect(await refused(temporaryFolder(), ['create', '/proc/x'])).toBe(
      'Error: Nothing can be written in /proc.\nChoose a folder in another place.\n',
    )
  })

  describe.each([
    ['', []],
    [', in a dry run too', ['--dry-run']],
  ])('something is in the way%s:', (_when, dry) => {
    it('a folder where a file of the page belongs', async () => {
      const cwd = temporaryFolder()
      mkdirSync(join(cwd, 'page/main.js'), { recursive: true })
      expect(await refused(cwd, ['create', 'page', '--force', ...dry])).toContain('main.js is a folder.')
    })

    it('a link where a file of the page belongs', async () => {
      const cwd = folderOfAuthor()
      symlinkSync('notes.txt', join(cwd, 'page/main.js'))
      const stderr = await refused(cwd, ['create', 'page', '--force', ...dry])
      expect(stderr).toContain('main.js is a symbolic link.')
    })

    it('a file where a folder of the page belongs', async () => {
      const cwd = folderOfAuthor()
      writeFiles(cwd, { 'page/src': 'mine' })
      const flags = ['--template', 'vite-react-ts', '--force', ...dry]
      expect(await refused(cwd, ['create', 'page', ...flags])).toContain('src is a file.')
    })
  })

  it('the name is longer than the disk takes', async () => {
    expect(await refused(temporaryFolder(), ['create', 'x'.repeat(300)])).toContain('is too long.')
  })

  const faults = [
    ['there is no right to write', 'mkdtempSync', 'EACCES', 1, 'No permission to write in'],
    ['the disk can only be read', 'mkdtempSync', 'EROFS', 1, 'can only be read.'],
    ['the disk is full at the first file', 'writeFileSync', 'ENOSPC', 1, 'is full.'],
    ['the disk is full at the last file', 'writeFileSync', 'ENOSPC', 5, 'is full.'],
    ['the disk fails in a way we have no words for', 'writeFileSync', 'EIO', 2, 'EIO'],
    ['the folder cannot be put in place', 'renameSync', 'EACCES', 1, 'No permission to write in'],
  ] as const

  it.each(faults)('%s (new folder)', async (_why, call, code, nth, words) => {
    const env = failing(call, code, nth)
    expect(await refused(temporaryFolder(), ['create', 'a/b/page'], { env })).toContain(words)
  })

  it.each([
    ...faults,
    ['the last file cannot be put in place', 'renameSync', 'EACCES', 6, 'No permission'],
  ] as const)('%s (with --force, over files of the author)', async (_why, call, code, nth, words) => {
    const env = failing(call, code, nth)
    expect(await refused(folderOfAuthor(), ['create', 'page', '--force'], { env })).toContain(words)
  })
})

describe('create --force', () => {
  it('writes over the files of the page, says which, and leaves others alone', async () => {
    const cwd = folderOfAuthor()
    const { code, stdout } = await run(['create', 'page', '--force'], { cwd })
    expect(code).toBe(0)
    expect(stdout.match(/.*wrote over the one there/g)).toEqual([expect.stringContaining('index.html')])
    expect(readFileSync(join(cwd, 'page/notes.txt'), 'utf8')).toBe('keep me')
    expect(readFileSync(join(cwd, 'page/main.js'))).toEqual(
      readFileSync(join(packageRoot, 'template/main.js')),
    )
    expect(tree(join(cwd, 'page')).filter((line) => line.startsWith('.'))).toEqual([])
  })

  it.each([
    ['src/App.tsx', ['--template', 'vite-react-ts']],
    ['locales/de.js', ['--lang', 'de']],
  ])('says that it writes over %s, in a dry run too', async (path, flags) => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { [`page/${path}`]: 'mine' })
    const force = ['create', 'page', '--force', ...flags]
    const dry = await run([...force, '--dry-run'], { cwd })
    expect(dry.stdout.match(/\S+ .* writes over the one there/g)).toEqual([expect.stringContaining(path)])
    const { stdout } = await run(force, { cwd })
    expect(stdout.match(/\S+ .* wrote over the one there/g)).toEqual([expect.stringContaining(path)])
  })

  it('says in a dry run what it would write over', async () => {
    const cwd = folderOfAuthor()
    const before = tree(cwd)
    const { code, stdout } = await run(['create', 'page', '--force', '--dry-run'], { cwd })
    expect(code).toBe(0)
    expect(stdout).toMatch(/index\.html .* writes over the one there/)
    expect(tree(cwd)).toEqual(before)
  })

  it('follows a link to a folder', async () => {
    const cwd = folderOfAuthor()
    symlinkSync('page', join(cwd, 'link'))
    expect((await run(['create', 'link', '--force'], { cwd })).code).toBe(0)
    expect(tree(join(cwd, 'page')).map((line) => line.split(' ', 1)[0])).toContain('main.js')
  })
})

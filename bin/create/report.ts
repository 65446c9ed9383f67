import type { Context } from '../context.js'
import { formatSize } from '../files/format-size.js'
import { quotedPath } from '../files/quoted.js'
import type { Files } from '../files/write-all.js'
import { invocation } from '../invocation.js'
import type { Template } from '../page/templates.js'
import type { Answers } from './answers.js'

interface Outcome {
  /** Files that stood there before. */
  readonly replaced: readonly string[]
  readonly dryRun: boolean
}

/** Tells what was made, or would be, and what to do next. */
export function report(context: Context, { folder, page }: Answers, files: Files, outcome: Outcome): void {
  const { say, colours } = context
  const { replaced, dryRun } = outcome
  say(`${dryRun ? 'Would write' : colours.green('Wrote')} ${files.size} files to ${colours.bold(folder)}:`)
  const width = Math.max(...[...files.keys()].map((path) => path.length))
  for (const [path, bytes] of files) {
    const size = formatSize(bytes.length).padStart(9)
    const note = replaced.includes(path) ? `  ${dryRun ? 'writes' : 'wrote'} over the one there` : ''
    say(`  ${path.padEnd(width)} ${colours.dim(size)}${note}`)
  }
  say(
    `Connect asks for ${colours.bold(page.wallet ?? '')}; auto-connect is ${page.autoConnect ? 'on' : 'off'}.`,
  )
  if (dryRun) say('Nothing was written.')
  else say(`\nSee it:  ${colours.cyan(nextStep(context, page.template, quotedPath(folder)))}`)
}

const nextStep = (context: Context, template: Template, folder: string) =>
  template === 'vite-react-ts'
    ? `cd ${folder} && npm install && npm run dev`
    : `${invocation(context)} serve ${folder}`

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { read, root } from './documents.js'

/** Bundles and imports GitHub's own parser, which imports JSON in a syntax that Node.js rejects. */
async function importParser(): Promise<typeof import('@actions/workflow-parser')> {
  const { outputFiles } = await build({
    entryPoints: ['@actions/workflow-parser'],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
}

const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await importParser()

/** Lists the errors of a workflow. */
async function listErrors(content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name: 'workflow', content }, new NoOperationTraceWriter())
  // Adds the errors of each job to the context.
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

describe('listErrors', () => {
  it('finds an unknown event, permission, variable, and key', async () => {
    const workflow = `
      on: pushed
      permissions: { content: read }
      jobs:
        test:
          runs-on: ubuntu-latest
          steps:
            - run: echo \${{ githb.ref }}
              shel: bash`
    expect(await listErrors(workflow)).toEqual(
      ['pushed', 'content', 'githb', 'shel'].map((name) => expect.stringContaining(`'${name}'`)),
    )
  })
})

describe.each(readdirSync(join(root, '.github/workflows')))('workflow %s', (name) => {
  const content = read(`.github/workflows/${name}`)

  it('has no errors', async () => {
    expect(await listErrors(content)).toEqual([])
  })

  it('uses each action in one exact version', () => {
    const actions = [...content.matchAll(/\buses: ([^.\s]\S*)/g)].map(([, action]) => action)
    for (const action of actions) expect(action).toMatch(/@v\d+\.\d+\.\d+$/)
  })
})

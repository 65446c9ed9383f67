import { CLIENT_NAME, type PageOptions } from '../protocol.js'

/** Returns the source of the script that starts the wallet in a document with options. */
export async function readPageScript(options: PageOptions): Promise<string> {
  // Import the Node.js module only here, so that tests with happy-dom or jsdom can load this file without Node.js modules.
  const { readFile } = await import('node:fs/promises')
  const source = await readFile(new URL('./testing-page.js', import.meta.url), 'utf8')
  const setOptions = `globalThis[${JSON.stringify(CLIENT_NAME)}] ??= ${JSON.stringify(options)};`
  return `${setOptions}\n${source}`
}

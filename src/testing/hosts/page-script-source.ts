import { CLIENT_NAME, type PageOptions } from '../protocol.js'

/** Reads the script that starts the wallet in a document, with its options. */
export async function readPageScript(options: PageOptions): Promise<string> {
  // Import the Node.js module only here, because a test without a browser can run this file in a bundle without Node.js modules.
  const { readFile } = await import('node:fs/promises')
  const source = await readFile(new URL('./testing-page.js', import.meta.url), 'utf8')
  const setOptions = `globalThis[${JSON.stringify(CLIENT_NAME)}] ??= ${JSON.stringify(options)};`
  return `${setOptions}\n${source}`
}

import { CLIENT_NAME, type ControllerEnvelope, type PageClient } from '../protocol.js'
import type { EvaluatingFrame } from '../targets.js'

/** Runs a script in the web pages that are already open, but not in an empty document such as `about:blank`. */
export async function runInOpenFrames(frames: readonly EvaluatingFrame[], script: string): Promise<void> {
  const openFrames = frames.filter((frame) => /^https?:/.test(frame.url()))
  await Promise.all(openFrames.map((frame) => frame.evaluate(script)))
}

/**
 * Sends a message to the documents that the envelope names. A frame that navigates or closes in the meantime does not receive it.
 *
 * @returns A promise that resolves to whether the message had an effect in a document.
 */
export async function sendToFrames(
  frames: readonly EvaluatingFrame[],
  envelope: ControllerEnvelope,
): Promise<boolean> {
  const results = await Promise.all(
    frames.map((frame) => frame.evaluate(receiveInPage, { envelope, name: CLIENT_NAME }).catch(() => false)),
  )
  return results.includes(true)
}

/**
 * Passes a message to the client of a page if the envelope names the client. Playwright and Puppeteer serialize this function and
 * run it in the page, so it uses no variables of the outer scope.
 */
function receiveInPage({ envelope, name }: { envelope: ControllerEnvelope; name: string }) {
  const client = (globalThis as unknown as Record<string, PageClient | undefined>)[name]
  return client && envelope.clientIds.includes(client.clientId) ? client.receive(envelope.message) : false
}

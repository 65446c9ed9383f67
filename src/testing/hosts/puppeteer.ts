import { BINDING_NAME, type PageEnvelope } from '../protocol.js'
import type { PuppeteerTarget } from '../targets.js'
import type { WalletHost } from './host.js'
import { readPageScript } from './page-script-source.js'
import { runInOpenFrames, sendToFrames } from './send-to-frames.js'

export const isPuppeteerTarget = (target: object): target is PuppeteerTarget =>
  'evaluateOnNewDocument' in target && 'exposeFunction' in target

/** Creates the connection of the controller with a page of Puppeteer. */
export const createPuppeteerHost = (page: PuppeteerTarget): WalletHost => ({
  async start(options, handler) {
    await page.exposeFunction(BINDING_NAME, (envelope: PageEnvelope) => handler.onMessage(envelope, page))
    page.once('close', () => handler.onPageClose(page))
    const script = await readPageScript(options)
    await page.evaluateOnNewDocument(script)
    await runInOpenFrames(page.frames(), script)
  },
  send: (envelope) => sendToFrames(page.frames(), envelope),
})

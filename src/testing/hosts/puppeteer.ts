import { BINDING_NAME, type PageEnvelope } from '../protocol.js'
import type { WalletHost } from './host.js'
import { readPageScript } from './page-script-source.js'
import { type EvaluatingFrame, runInOpenFrames, sendToFrames } from './send-to-frames.js'

/** A page of Puppeteer, declared by its shape so that the package needs no Puppeteer. */
export interface PuppeteerTarget {
  evaluateOnNewDocument(script: string): Promise<unknown>
  // biome-ignore lint/complexity/noBannedTypes: Puppeteer's own type
  exposeFunction(name: string, callback: Function): Promise<void>
  frames(): readonly EvaluatingFrame[]
  // biome-ignore lint/suspicious/noExplicitAny: Puppeteer types this method for every event
  once(event: any, listener: () => void): unknown
}

export const isPuppeteerTarget = (target: object): target is PuppeteerTarget =>
  'evaluateOnNewDocument' in target && 'exposeFunction' in target

/** Connects the controller with a page of Puppeteer. */
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

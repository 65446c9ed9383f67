/** The types of browser pages, declared by their shape, so that the package depends on neither Playwright nor Puppeteer. */

/** The part of a frame that Playwright and Puppeteer have in common. */
export interface EvaluatingFrame {
  // biome-ignore lint/suspicious/noExplicitAny: Playwright and Puppeteer declare the parameters differently
  evaluate(...args: any[]): Promise<any>
  url(): string
}

/** A page or a browser context of Playwright. */
export interface PlaywrightTarget {
  addInitScript(script: { content: string }): Promise<unknown>
  exposeBinding(
    name: string,
    // biome-ignore lint/suspicious/noExplicitAny: the parameters are Playwright's own types
    callback: (source: any, ...args: any[]) => unknown,
  ): Promise<unknown>
  // biome-ignore lint/suspicious/noExplicitAny: the parameters are Playwright's own types
  route(url: (url: URL) => boolean, handler: (route: any) => Promise<unknown>): Promise<unknown>
  pages?(): readonly { frames(): readonly EvaluatingFrame[] }[]
  frames?(): readonly EvaluatingFrame[]
}

/** A page of Puppeteer. */
export interface PuppeteerTarget {
  evaluateOnNewDocument(script: string): Promise<unknown>
  // biome-ignore lint/complexity/noBannedTypes: Puppeteer's own type
  exposeFunction(name: string, callback: Function): Promise<void>
  frames(): readonly EvaluatingFrame[]
  // biome-ignore lint/suspicious/noExplicitAny: Puppeteer types this method for every event
  once(event: any, listener: () => void): unknown
}

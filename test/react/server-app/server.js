// Renders the application with the real react-dom/server, and tells by which browser globals it was asked for, if any.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'

const asked = []
for (const name of ['window', 'document', 'navigator', 'localStorage', 'location', 'customElements'])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      // React itself looks whether there is a window; what counts is who else does.
      const caller = new Error(name).stack ?? ''
      if (caller.includes('aptos-wallet-kit')) asked.push(name)
      return undefined
    },
  })

const errors = []
console.error = console.warn = (...words) => errors.push(words.join(' '))

const { createApp } = await import('./app.js')
const { renderToPipeableStream, renderToString, version } = await import('react-dom/server')

/** The whole page as a stream gives it once all of it is there. */
const streamed = () =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createApp(Promise.resolve()), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })

const html = { string: renderToString(createApp()), stream: await streamed() }
process.stdout.write(JSON.stringify({ version, html, asked, errors }))

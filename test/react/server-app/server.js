// Renders the application with react-dom/server, and records the globals of a browser that the kit reads.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'

const asked = []
for (const name of ['window', 'document', 'navigator', 'localStorage', 'location', 'customElements'])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      // React itself reads `window`.
      if (new Error(name).stack.includes('aptos-wallet-kit')) asked.push(name)
      return undefined
    },
  })

const errors = []
const recordError = (...parts) => errors.push(parts.join(' '))
console.error = recordError
console.warn = recordError

const { createApp } = await import('./app.js')
const { renderToPipeableStream, renderToString, version } = await import('react-dom/server')

const stream = await new Promise((resolve, reject) => {
  const { pipe } = renderToPipeableStream(createApp(Promise.resolve()), {
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onError: reject,
  })
})
const html = { string: renderToString(createApp()), stream }
process.stdout.write(JSON.stringify({ version, html, asked, errors }))

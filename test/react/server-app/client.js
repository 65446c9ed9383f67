import { hydrateRoot } from 'react-dom/client'
import { createApp } from './app.js'

const root = document.getElementById('root')
const whenLate = new Promise((resolve) => {
  window.bringLatePart = resolve
})

window.recovered = []
/** The handlers of the application that were called. */
window.heard = []
// `renderToString` does not support Suspense: its HTML is hydrated in one piece.
hydrateRoot(root, createApp(root.dataset.kind === 'stream' ? whenLate : undefined), {
  onRecoverableError: (error) => window.recovered.push(error.message),
})

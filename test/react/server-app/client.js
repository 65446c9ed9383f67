import { hydrateRoot } from 'react-dom/client'
import { createApp } from './app.js'

const root = document.getElementById('root')
const whenLate = new Promise((resolve) => {
  window.bringLatePart = resolve
})

window.recovered = []
// What the application's own handlers heard.
window.heard = []
// `renderToString` knows no Suspense: what it made is hydrated in one piece.
hydrateRoot(root, createApp(root.dataset.kind === 'stream' ? whenLate : undefined), {
  onRecoverableError: (error) => window.recovered.push(error.message),
})

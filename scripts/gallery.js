// Serves a page with every view of the kit in every state, theme, language, and width: `npm run gallery`.
import { buildAll } from './build.js'
import { startGallery } from './gallery/server.js'

const { origin } = await startGallery({ port: 4500, build: buildAll })
console.log(`${origin}\nReload the page to build the kit again.`)

import { createApp } from './app.js'

const port = Number(process.env.PORT ?? 3000)
const application = process.env.APPLICATION ?? `http://localhost:${port}`
const kitFolder = new URL('.', import.meta.resolve('aptos-wallet-kit/aptos-wallet-kit.js'))

createApp({ application, kitFolder }).listen(port, 'localhost', () => console.log(`Open ${application}`))

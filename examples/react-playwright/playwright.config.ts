import { defineConfig } from '@playwright/test'

const port = Number(process.env.PORT ?? 4173)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'tests',
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  use: {
    baseURL,
    // Path of an installed Chromium. Default: the one that `npx playwright install chromium` installs.
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
    trace: 'retain-on-failure',
  },
  // The tests run against the production build, which doesn't contain the development wallet.
  webServer: {
    command: `npm run preview -- --port ${port} --strictPort`,
    url: baseURL,
    timeout: 120_000,
  },
})

import { defineConfig } from 'vitest/config'
import { preactAliases } from './scripts/build.js'

const components = { include: ['test/components/**/*.test.tsx'], environment: 'happy-dom' }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/{unit,architecture}/**/*.test.ts'] } },
      { test: { ...components, name: 'components on react' } },
      {
        resolve: { alias: preactAliases },
        test: {
          ...components,
          name: 'components on preact',
          server: { deps: { inline: [/@testing-library\/react/] } },
        },
      },
      { test: { name: 'cli', include: ['test/cli/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

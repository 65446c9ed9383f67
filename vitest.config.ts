import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { leanPreactForTests, preactAliases } from './scripts/preact/index.js'

// A machine that has other things to do takes its time.
const testTimeout = 120_000

const components = {
  include: ['test/components/**/*.test.tsx'],
  environment: 'happy-dom',
  testTimeout,
  hookTimeout: testTimeout,
}

const react18 = fileURLToPath(new URL('test/react/react-18/node_modules/', import.meta.url))

/** The tests of `./react`, on the built module. */
const react = {
  include: ['test/react/**/*.test.{ts,tsx}'],
  environment: 'happy-dom',
  testTimeout,
  hookTimeout: testTimeout,
  server: { deps: { inline: [/@testing-library\/react/] } },
}

export default defineConfig({
  test: {
    // A browser is several processes: more files at once than this and they starve one another.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['test/{unit,architecture}/**/*.test.ts'], testTimeout } },
      { test: { ...components, name: 'components on react', env: { RENDERER: 'react' } } },
      {
        plugins: [leanPreactForTests],
        resolve: {
          alias: {
            'react-dom/test-utils': 'preact/test-utils', // Before `react-dom`, which would match it.
            ...preactAliases,
            // Its CommonJS build would fetch React by itself.
            '@testing-library/react': '@testing-library/react/dist/@testing-library/react.esm.js',
          },
        },
        test: {
          ...components,
          name: 'components on preact',
          env: { RENDERER: 'preact' },
          server: { deps: { inline: [/@testing-library\/react/, /preact/] } },
        },
      },
      {
        // The build of ts-sdk for browsers sends its requests with `fetch`, which the stub replaces.
        resolve: { conditions: ['browser'] },
        test: {
          name: 'testing',
          include: ['test/testing/**/*.test.ts'],
          environment: 'happy-dom',
          testTimeout,
          server: { deps: { inline: [/@aptos-labs/] } },
        },
      },
      { test: { ...react, name: 'react 19' } },
      {
        resolve: {
          alias: [
            { find: /^(react(-dom)?)(\/.*)?$/, replacement: `${react18}$1$3` },
            // Its module, not what Node would require: there the names above hold too.
            {
              find: /^@testing-library\/react$/,
              replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
            },
          ],
        },
        test: { ...react, name: 'react 18', include: ['test/react/**/*.test.tsx'] },
      },
      {
        test: {
          name: 'cli',
          include: ['test/cli/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Where it is not said otherwise; Vitest's own second is less than a busy browser may need for a frame.
          expect: { poll: { timeout: 20_000, interval: 20 } },
        },
      },
    ],
  },
})

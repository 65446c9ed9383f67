import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { preactAliases } from './scripts/build/outputs.js'

// The timeout is long, because the machine may be busy.
const TEST_TIMEOUT_MS = 120_000
const BROWSER_TIMEOUT_MS = 180_000

/**
 * The files of a worker share its modules: importing React, ts-sdk and a DOM for each file takes longer than the tests. A
 * test restores what it changes.
 */
const SHARED_MODULES = { isolate: false, setupFiles: 'test/support/restore-globals.ts' }

/** `vitest run --mode all`: every test in every engine and language, and thousands of random runs. */
const FULL_RUN = { TEST_ALL: '1', FAST_CHECK_RUNS: '5000' }

/** The examples are packages of their own, in which Node.js does not find this package. */
const BUILT_PACKAGE = {
  alias: { 'aptos-wallet-kit/verify': fileURLToPath(new URL('dist/verify.js', import.meta.url)) },
}

const components = {
  ...SHARED_MODULES,
  include: ['test/components/**/*.test.{ts,tsx}'],
  environment: 'happy-dom',
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
}

const sdk6 = fileURLToPath(new URL('test/wallet-adapter/node_modules/ts-sdk-6/', import.meta.url))

const react18 = fileURLToPath(new URL('test/react/react-18/node_modules/', import.meta.url))

/** The tests of `./react`, on the built module. */
const react = {
  ...SHARED_MODULES,
  include: ['test/react/**/*.test.{ts,tsx}'],
  environment: 'happy-dom',
  globalSetup: 'test/support/build.ts',
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  server: { deps: { inline: [/@testing-library\/react/] } },
}

/** What an engine can change: dialog, motion, focus, accessibility tree, keyboard, pointer, tabs, loading, one whole connection, and one login. */
const engineTests = [
  'announcements',
  'dialog',
  'host-page',
  'loading',
  'motion',
  'page-dialogs',
  'tabs',
  'terms',
  'transactions',
  'whole-connection',
]

/** Tests of the built files in a browser. The files of a worker share the browser, so they run without isolation. */
const browser = (name: string, engine: string, include: string[], env = {}): TestProjectConfiguration => ({
  resolve: BUILT_PACKAGE,
  test: {
    name,
    include,
    env: { ...env, TEST_BROWSER: engine },
    isolate: false,
    globalSetup: 'test/support/build.ts',
    testTimeout: BROWSER_TIMEOUT_MS,
    hookTimeout: BROWSER_TIMEOUT_MS,
    // The default of a second is not enough for a browser on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
})

export default defineConfig(({ mode }) => {
  const isFullRun = mode === 'all'
  const env = isFullRun ? FULL_RUN : {}
  const inOtherEngines = isFullRun ? ['*'] : engineTests
  const journeys = inOtherEngines.map((file) => `test/browser/journeys/${file}.test.ts`)
  return {
    test: {
      // A browser consists of several processes. With more workers, they slow each other down.
      maxWorkers: 2,
      projects: [
        {
          resolve: BUILT_PACKAGE,
          test: {
            ...SHARED_MODULES,
            name: 'unit',
            include: ['test/{unit,architecture,examples}/**/*.test.ts'],
            env,
            testTimeout: TEST_TIMEOUT_MS,
            hookTimeout: TEST_TIMEOUT_MS,
          },
        },
        {
          // The verifier with the older version of ts-sdk that it supports.
          resolve: { alias: { '@aptos-labs/ts-sdk': sdk6 } },
          test: {
            name: 'ts-sdk-6',
            // Not the types of keys: version 6 has no entry `keyless`.
            include: ['test/unit/verify/verify-*.test.ts'],
            testTimeout: TEST_TIMEOUT_MS,
            server: { deps: { inline: [/@aptos-labs/, /ts-sdk-6/] } },
          },
        },
        { test: { ...components, name: 'components-react', env: { RENDERER: 'react' } } },
        {
          resolve: {
            alias: {
              'react-dom/test-utils': 'preact/test-utils', // Must precede `react-dom`, which would match it.
              ...preactAliases,
              // Its CommonJS build would import React directly.
              '@testing-library/react': '@testing-library/react/dist/@testing-library/react.esm.js',
            },
          },
          test: {
            ...components,
            name: 'components-preact',
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
            testTimeout: TEST_TIMEOUT_MS,
            server: { deps: { inline: [/@aptos-labs/] } },
          },
        },
        { test: { ...react, env, name: 'react-19', include: [...react.include, 'test/types/*.test.ts'] } },
        {
          resolve: {
            alias: [
              { find: /^(react(-dom)?)(\/.*)?$/, replacement: `${react18}$1$3` },
              // Use its ES module instead of the CommonJS build, so that the aliases above apply to it.
              {
                find: /^@testing-library\/react$/,
                replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
              },
            ],
          },
          test: { ...react, name: 'react-18', include: ['test/react/**/*.test.tsx'] },
        },
        {
          test: {
            name: 'cli',
            include: ['test/cli/**/*.test.ts'],
            testTimeout: 180_000,
            hookTimeout: 180_000,
          },
        },
        browser('chromium', 'chromium', ['test/browser/{*,journeys/*}.test.ts'], env),
        browser('firefox', 'firefox', journeys, env),
        browser('webkit', 'webkit', journeys, env),
        browser(
          'slow',
          'chromium',
          ['test/browser/slow/*.test.ts', 'test/templates/*.test.ts', 'test/types/slow/*.test.ts'],
          env,
        ),
      ],
    },
  }
})

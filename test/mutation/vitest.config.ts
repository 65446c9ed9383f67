import { defineConfig } from 'vitest/config'

/** The tests that run against the mutants of core, sign-in, transactions, UI, script and verify. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Starting happy-dom takes longer than most tests, so the files of a project share it.
    isolate: false,
    // The tests run for each mutant, so random tests are short.
    env: { FAST_CHECK_RUNS: '150', RENDERER: 'react' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/unit/{core,ui,model,sign-in,script,transactions,verify}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['test/components/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
})

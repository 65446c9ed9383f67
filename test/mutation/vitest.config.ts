import { defineConfig } from 'vitest/config'

/** The tests that hold the mutants of core, sign-in, UI and script. A mutant runs many times, so random tests are short. */
const env = { FAST_CHECK_RUNS: '150' }
const testTimeout = 30_000
// Starting happy-dom takes longer than most tests, so the files of a project share it.
const isolate = false

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/unit/{core,ui,model,sign-in,script}/**/*.test.ts'],
          testTimeout,
          isolate,
          env,
        },
      },
      {
        test: {
          name: 'components',
          include: ['test/components/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout,
          isolate,
          env: { ...env, RENDERER: 'react' },
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

/** The tests that state how the core behaves, and signing in: each of its mutants must fail one of them. */
export default defineConfig({
  test: {
    include: ['test/unit/{core,ui,model,sign-in}/**/*.test.ts'],
    // A mutant is tried many times over; what few sequences do not show, more would hardly.
    testTimeout: 30_000,
    env: { FAST_CHECK_RUNS: '150' },
  },
})

/** The number of random runs of a property. `npm run test:all` sets thousands. */
export const RANDOM_RUNS = Number(process.env.FAST_CHECK_RUNS ?? 300)

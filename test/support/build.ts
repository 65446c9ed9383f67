import { buildAll } from '../../scripts/build.js'

/** Builds `dist/` once for all projects that test the built files, so that every run tests the current sources. */
export async function setup(): Promise<void> {
  if (process.env.IS_KIT_BUILT) return
  process.env.IS_KIT_BUILT = '1'
  await buildAll()
}

import { fileURLToPath } from 'node:url'

/**
 * Resolves a path relative to the project's root.
 *
 * @param {string} path
 */
export const resolvePath = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

import { fileURLToPath } from 'node:url'

/** A path inside the project, whole. @param {string} path */
export const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

import type { NextConfig } from 'next'

/** Without a root, Next.js warns if a folder above has a lockfile, too. */
const config: NextConfig = { turbopack: { root: import.meta.dirname } }

export default config

import type { NextConfig } from 'next'

/** Without a root, Next.js warns if a parent folder also has a lockfile. */
const config: NextConfig = { turbopack: { root: import.meta.dirname } }

export default config

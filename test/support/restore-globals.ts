import { afterAll, vi } from 'vitest'

// The files of a worker share its globals.
afterAll(() => void vi.unstubAllGlobals())

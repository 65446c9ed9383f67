import { describe } from 'vitest'
import { testInstallInWindow } from './window-cases.js'

describe('installDevWallet in a window of happy-dom', testInstallInWindow)

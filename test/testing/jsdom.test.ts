// @vitest-environment jsdom
import { describe } from 'vitest'
import { testInstallInWindow } from './window-cases.js'

describe('installDevWallet in a window of jsdom', testInstallInWindow)

import { driveWith } from '../support/browser-test.js'
import { chromium } from '../support/engines/chromium.js'
import './journeys/index.js'

driveWith(chromium)

import { driveWith } from '../support/browser-test.js'
import { webkit } from '../support/engines/webkit.js'
import './journeys/index.js'

driveWith(webkit)

import { driveWith } from '../support/browser-test.js'
import { firefox } from '../support/engines/firefox.js'
import './journeys/index.js'

driveWith(firefox)

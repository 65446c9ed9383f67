import { followReading } from './contents.js'
import { addCopyButtons } from './copy.js'
import { makeScrollersReachable } from './scrollers.js'
import { offerThemes } from './themes.js'

offerThemes()
addCopyButtons()
makeScrollersReachable()
followReading()

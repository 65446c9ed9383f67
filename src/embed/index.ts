import { adopt } from './adopt.js'
import { defineElement } from './element.js'
import { createEmbed } from './embed.js'

const own = createEmbed(document.currentScript)
if (adopt(own.adapter)) {
  defineElement(own)
  own.start()
}

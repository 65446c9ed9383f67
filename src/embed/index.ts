import { adopt } from './adopt.js'
import { defineElement } from './element.js'
import { createEmbed } from './embed.js'

// A module script is no current script: it is found by its name.
const own = createEmbed(document.currentScript ?? document.querySelector('script[src*="aptos-wallet-kit."]'))
if (adopt(own.adapter)) {
  defineElement(own)
  own.start()
}

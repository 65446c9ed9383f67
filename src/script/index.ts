import { adopt } from './install-global.js'
import { defineElement } from './wallet-button-element.js'
import { createEmbed } from './create-page-kit.js'

// A module has no `currentScript`: its tag is found by the file's name.
const own = createEmbed(document.currentScript ?? document.querySelector('script[src*="aptos-wallet-kit."]'))
if (adopt(own.adapter)) {
  defineElement(own)
  own.start()
}

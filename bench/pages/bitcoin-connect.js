// Bitcoin Connect's custom element, as in its documentation.
import { init } from '@getalby/bitcoin-connect'

init({ appName: 'A page' })
document.getElementById('app').append(document.createElement('bc-button'))

// Bitcoin Connect's element, as its documentation sets it up.
import { init } from '@getalby/bitcoin-connect'

init({ appName: 'A page' })
document.getElementById('app').append(document.createElement('bc-button'))

import 'aptos-wallet-kit/aptos-wallet-kit.js'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') })

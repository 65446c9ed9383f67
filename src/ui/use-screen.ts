import { useSyncExternalStore } from 'react'
import type { Screen, WalletUi } from './ui.js'

/** Draws again when the screen changed. */
export const useScreen = (ui: WalletUi): Screen =>
  useSyncExternalStore(ui.subscribe, ui.getScreen, ui.getScreen)

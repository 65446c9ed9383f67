import type { Strings } from '../ui/types.js'

export const locale = 'de'

/** Deutsch (German). */
export const strings: Strings = {
  button: 'Wallet verbinden',
  title: 'Wallet verbinden',
  close: 'Schließen',
  search: 'Wallets suchen',
  noneFound: 'Nicht gefunden',
  installed: 'Installiert',
  popular: 'Beliebt',
  what: 'Was ist eine Wallet?',
  home: 'Ein Zuhause für digitale Werte',
  homeText: 'Coins, Token und Sammlerstücke auf Aptos aufbewahren, senden und empfangen.',
  login: 'Eine neue Art der Anmeldung',
  loginText: 'Kein neues Konto, kein Passwort: Ihre Wallet weist Sie aus.',
  getWallet: 'Wallet holen',
  learnMore: 'Mehr erfahren',
  notInstalled: 'Diese Wallet ist noch nicht installiert. Klicken Sie unten, um sie zu holen.',
  get: '{} holen',
  openIn: 'In {} öffnen',
  connecting: 'Verbindung mit {}\u00a0…',
  slow: 'Die Wallet ist vielleicht gesperrt oder ihr Fenster verdeckt.',
  cancel: 'Abbrechen',
  rejected: 'Sie haben die Anfrage in {} abgelehnt.',
  failed: '{} konnte keine Verbindung herstellen.',
  again: 'Erneut versuchen',
  copy: 'Adresse kopieren',
  copied: 'Kopiert!',
  copyFailed: 'Bitte von Hand kopieren: {}',
  disconnect: 'Trennen',
  stuck: '{} wurde nicht getrennt.',
  forget: 'Auf dieser Seite vergessen',
  explorer: 'Im Block-Explorer ansehen',
  wrongNetwork: 'Diese Seite nutzt das Netzwerk {}.',
  switchNetwork: 'Netzwerk wechseln',
}

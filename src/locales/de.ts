import type { Strings } from '../ui/types.js'

export const locale = 'de'

/** Deutsch (German). */
export const strings: Strings = {
  button: 'Wallet verbinden',
  title: 'Wallet verbinden',
  close: 'Schließen',
  search: 'Wallets suchen',
  popular: 'Beliebt',
  noneFound: 'Nicht gefunden',
  what: 'Was ist eine Wallet?',
  installed: 'Installiert',
  home: 'Ein Zuhause für digitale Werte',
  getWallet: 'Wallet holen',
  homeText: 'Coins, Token und Sammlerstücke auf Aptos aufbewahren, senden und empfangen.',
  loginText: 'Kein neues Konto, kein Passwort: Ihre Wallet weist Sie aus.',
  notInstalled: 'Diese Wallet ist noch nicht installiert. Klicken Sie unten, um sie zu holen.',
  login: 'Eine neue Art der Anmeldung',
  learnMore: 'Mehr erfahren',
  get: '{} holen',
  openIn: 'In {} öffnen',
  connecting: 'Verbindung mit {}\u00a0…',
  slow: 'Die Wallet ist vielleicht gesperrt oder ihr Fenster verdeckt.',
  cancel: 'Abbrechen',
  rejected: 'Sie haben die Anfrage in {} abgelehnt.',
  failed: '{} konnte keine Verbindung herstellen.',
  copied: 'Kopiert!',
  copy: 'Adresse kopieren',
  copyFailed: 'Bitte von Hand kopieren: {}',
  again: 'Erneut versuchen',
  disconnect: 'Trennen',
  stuck: '{} wurde nicht getrennt.',
  switchNetwork: 'Netzwerk wechseln',
  forget: 'Auf dieser Seite vergessen',
  wrongNetwork: 'Diese Seite nutzt das Netzwerk {}.',
  explorer: 'Im Block-Explorer ansehen',
}

import type { Strings } from '../ui/types.js'

export const locale = 'de'

/** Deutsch (German). */
export const strings: Strings = {
  button: 'Wallet verbinden',
  title: 'Wallet verbinden',
  close: 'Schließen',
  back: 'Zurück',
  search: 'Wallets suchen',
  installed: 'Installiert',
  popular: 'Beliebt',
  lastUsed: 'Zuletzt',
  noneFound: 'Keine Wallets gefunden.',
  noneOnDevice: 'Auf diesem Gerät wurden keine Wallets gefunden.',
  resultCount: 'Gefundene Wallets: {}',

  what: 'Was ist eine Wallet?',
  home: 'Ein Zuhause für Ihre digitalen Assets',
  homeText: 'Coins, Token und NFTs auf Aptos aufbewahren, senden und empfangen.',
  login: 'Eine neue Art der Anmeldung',
  loginText: 'Statt auf jeder Website ein Konto mit Passwort anzulegen, verbinden Sie einfach Ihre Wallet.',
  getWallet: 'Wallet installieren',
  learnMore: 'Mehr erfahren',

  notInstalled: 'Diese Wallet ist noch nicht installiert. Klicken Sie unten, um sie zu installieren.',
  get: '{} installieren',
  openIn: '{} öffnen',
  openInText: 'Öffnen Sie diese Seite in {}.',

  connecting: 'Verbindung mit {} wird hergestellt\u00a0…',
  waiting: 'Bestätigen Sie die Anfrage in {}.',
  slow: 'Dauert es zu lange? Entsperren Sie {} oder suchen Sie das Pop-up-Fenster.',
  cancel: 'Abbrechen',

  rejected: 'Sie haben die Anfrage in {} abgelehnt.',
  failed: 'Verbindung mit {} konnte nicht hergestellt werden.',
  again: 'Erneut versuchen',
  connected: 'Mit {} verbunden.',
  disconnected: 'Verbindung getrennt.',

  signInWith: 'Mit {} anmelden',
  signInText: 'Signieren Sie in {} eine Nachricht, um sich bei dieser Website anzumelden. Das kostet nichts.',
  signIn: 'Anmelden',
  signInFailed: 'Anmeldung fehlgeschlagen.',

  buttonConnected: 'Wallet {}, verbunden',
  copy: 'Adresse kopieren',
  copied: 'Kopiert!',
  copyFailed: 'Kopieren fehlgeschlagen. Ihre Adresse: {}',
  changeWallet: 'Wallet wechseln',
  disconnect: 'Trennen',
  disconnectFailed: 'Verbindung mit {} konnte nicht getrennt werden.',
  forget: 'Von dieser Website entfernen',
  explorer: 'Im Explorer ansehen',

  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  agreeToTerms: 'Mit dem Verbinden stimmen Sie den {terms} zu.',
  agreeToTermsAndPrivacy: 'Mit dem Verbinden stimmen Sie den {terms} und der {privacy} zu.',
  acceptTerms: 'Ich stimme den {terms} zu.',
  acceptTermsAndPrivacy: 'Ich stimme den {terms} und der {privacy} zu.',

  wrongNetwork: 'Falsches Netzwerk. Diese Website verwendet {}.',
  switchNetwork: 'Netzwerk wechseln',
  switched: 'Zu {} gewechselt.',
  switchFailed: 'Das Netzwerk konnte nicht gewechselt werden. Stellen Sie in {wallet} auf {network} um.',
  switchUnsupported:
    '{wallet} unterstützt keinen Netzwerkwechsel durch Websites. Stellen Sie in der Wallet auf {network} um.',

  inFrame:
    'Diese Seite ist in eine andere Website eingebettet und daher für manche Wallets nicht erreichbar.',
  newTab: 'In neuem Tab öffnen',
  inWebView: 'Der Browser dieser App erreicht keine Wallets. Öffnen Sie die Seite in Ihrem Browser.',
  copyLink: 'Link kopieren',
  copyLinkFailed: 'Kopieren fehlgeschlagen. Der Link: {}',

  transactions: {
    label: 'Transaktionen',
    sent: 'Transaktion gesendet',
    waiting: 'Warten auf Bestätigung',
    confirmed: 'Bestätigt',
    failed: 'Fehlgeschlagen',
    late: 'Noch nicht bestätigt',
    unknown: 'Status konnte nicht geprüft werden',
    explorer: 'Im Explorer ansehen',
    checkAgain: 'Erneut prüfen',
    details: 'Details',
    dismiss: 'Schließen',
    aborted: 'Abgebrochen von {module}: {code}',
    executionFailed: '{} ist fehlgeschlagen.',
    OUT_OF_GAS: 'Das Gas der Transaktion hat nicht gereicht.',
    SEQUENCE_NUMBER_TOO_OLD: 'Eine andere Transaktion dieses Kontos kam zuvor.',
    SEQUENCE_NUMBER_TOO_NEW: 'Eine frühere Transaktion dieses Kontos fehlt.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'Das Konto hat nicht genug APT für die Netzwerkgebühr.',
    TRANSACTION_EXPIRED: 'Die Transaktion ist abgelaufen.',
    MISSING_DATA: 'Daten, die die Transaktion benötigt, sind nicht auf der Blockchain.',
  },
}

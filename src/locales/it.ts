import type { Strings } from '../ui/types.js'

export const locale = 'it'

/** Italiano (Italian). */
export const strings: Strings = {
  button: 'Connetti wallet',
  title: 'Connetti un wallet',
  close: 'Chiudi',
  back: 'Indietro',
  search: 'Cerca wallet',
  installed: 'Installati',
  popular: 'Popolari',
  lastUsed: 'Ultimo utilizzato',
  noneFound: 'Nessun wallet trovato.',
  noneOnDevice: 'Nessun wallet trovato su questo dispositivo.',
  resultCount: 'Wallet trovati: {}',

  what: 'Che cos’è un wallet?',
  home: 'Una casa per i tuoi asset digitali',
  homeText: 'Conserva, invia e ricevi coin, token e NFT su Aptos.',
  login: 'Un nuovo modo di accedere',
  loginText: 'Connetti il tuo wallet invece di creare un account e una password su ogni sito.',
  getWallet: 'Ottieni un wallet',
  learnMore: 'Scopri di più',

  notInstalled: 'Questo wallet non è ancora installato. Fai clic qui sotto per ottenerlo.',
  get: 'Ottieni {}',
  openIn: 'Apri {}',
  openInText: 'Apri questa pagina in {}.',

  connecting: 'Connessione a {}…',
  waiting: 'Approva la richiesta in {}.',
  slow: 'Stai ancora aspettando? Sblocca {} o cerca la sua finestra pop-up.',
  cancel: 'Annulla',

  rejected: 'Hai rifiutato la richiesta in {}.',
  failed: 'Impossibile connettersi a {}.',
  again: 'Riprova',
  connected: 'Connesso a {}.',
  disconnected: 'Disconnesso.',

  buttonConnected: 'Wallet {}, connesso',
  copy: 'Copia indirizzo',
  copied: 'Copiato!',
  copyFailed: 'Copia non riuscita. Il tuo indirizzo: {}',
  changeWallet: 'Cambia wallet',
  disconnect: 'Disconnetti',
  stuck: 'Impossibile disconnettere {}.',
  forget: 'Rimuovi da questo sito',
  explorer: 'Vedi su explorer',

  wrongNetwork: 'Rete errata. Questo sito usa {}.',
  switchNetwork: 'Cambia rete',
  switched: 'Rete cambiata: {}.',
  switchFailed: 'Impossibile cambiare rete. Passa a {network} in {wallet}.',
  switchUnsupported: '{wallet} non consente ai siti di cambiare rete. Passa a {network} nel wallet.',

  inFrame: 'Questa pagina è incorporata in un altro sito, quindi alcuni wallet non possono raggiungerla.',
  newTab: 'Apri in una nuova scheda',
  inWebView: 'Il browser di questa app non può raggiungere i wallet. Apri la pagina nel tuo browser.',
  copyLink: 'Copia link',
}

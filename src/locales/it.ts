import type { Strings } from '../ui/types.js'

export const locale = 'it'

/** Italiano (Italian). */
export const strings: Strings = {
  button: 'Connetti wallet',
  title: 'Connetti un wallet',
  close: 'Chiudi',
  search: 'Cerca wallet',
  noneFound: 'Nessun risultato',
  installed: 'Installati',
  popular: 'Popolari',
  what: 'Che cos’è un wallet?',
  home: 'Una casa per i tuoi beni digitali',
  homeText: 'Conserva, invia e ricevi monete, token e oggetti da collezione su Aptos.',
  login: 'Un nuovo modo di accedere',
  loginText: 'Nessun nuovo account, nessuna password: il tuo wallet dimostra chi sei.',
  getWallet: 'Ottieni un wallet',
  learnMore: 'Scopri di più',
  notInstalled: 'Questo wallet non è ancora installato. Fai clic qui sotto per ottenerlo.',
  get: 'Ottieni {}',
  openIn: 'Apri in {}',
  connecting: 'Connessione a {}…',
  slow: 'Il wallet potrebbe essere bloccato o la sua finestra nascosta.',
  cancel: 'Annulla',
  rejected: 'Hai rifiutato la richiesta in {}.',
  failed: '{} non è riuscito a connettersi.',
  again: 'Riprova',
  copy: 'Copia indirizzo',
  copied: 'Copiato!',
  copyFailed: 'Copialo a mano: {}',
  disconnect: 'Disconnetti',
  stuck: '{} non si è disconnesso.',
  forget: 'Dimenticalo su questa pagina',
  explorer: 'Vedi nel block explorer',
  wrongNetwork: 'Questa pagina usa la rete {}.',
  switchNetwork: 'Cambia rete',
}

import type { Strings } from '../ui/types.js'

export const locale = 'it'

/** Italiano (Italian). */
export const strings: Strings = {
  button: 'Connetti wallet',
  title: 'Connetti un wallet',
  close: 'Chiudi',
  search: 'Cerca wallet',
  popular: 'Popolari',
  noneFound: 'Nessun risultato',
  what: 'Che cos’è un wallet?',
  installed: 'Installati',
  home: 'Una casa per i tuoi beni digitali',
  getWallet: 'Ottieni un wallet',
  homeText: 'Conserva, invia e ricevi monete, token e oggetti da collezione su Aptos.',
  loginText: 'Nessun nuovo account, nessuna password: il tuo wallet dimostra chi sei.',
  notInstalled: 'Questo wallet non è ancora installato. Fai clic qui sotto per ottenerlo.',
  login: 'Un nuovo modo di accedere',
  learnMore: 'Scopri di più',
  get: 'Ottieni {}',
  openIn: 'Apri in {}',
  connecting: 'Connessione a {}…',
  slow: 'Il wallet potrebbe essere bloccato o la sua finestra nascosta.',
  cancel: 'Annulla',
  rejected: 'Hai rifiutato la richiesta in {}.',
  failed: '{} non è riuscito a connettersi.',
  copied: 'Copiato!',
  copy: 'Copia indirizzo',
  copyFailed: 'Copialo a mano: {}',
  again: 'Riprova',
  disconnect: 'Disconnetti',
  stuck: '{} non si è disconnesso.',
  switchNetwork: 'Cambia rete',
  forget: 'Dimenticalo su questa pagina',
  wrongNetwork: 'Questa pagina usa la rete {}.',
  explorer: 'Vedi nel block explorer',
}

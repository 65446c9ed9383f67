import type { Strings } from '../ui/types.js'

export const locale = 'pl'

/** Polski (Polish). */
export const strings: Strings = {
  button: 'Połącz portfel',
  title: 'Połącz portfel',
  close: 'Zamknij',
  back: 'Wstecz',
  search: 'Szukaj portfeli',
  installed: 'Zainstalowane',
  popular: 'Popularne',
  lastUsed: 'Ostatnio używany',
  noneFound: 'Nie znaleziono portfeli.',
  noneOnDevice: 'Nie znaleziono portfeli na tym urządzeniu.',
  resultCount: 'Znalezione portfele: {}',

  what: 'Czym jest portfel?',
  home: 'Miejsce na Twoje aktywa cyfrowe',
  homeText: 'Przechowuj, wysyłaj i odbieraj monety, tokeny i NFT w sieci Aptos.',
  login: 'Nowy sposób logowania',
  loginText: 'Połącz portfel, zamiast zakładać konto z hasłem w każdej witrynie.',
  getWallet: 'Pobierz portfel',
  learnMore: 'Dowiedz się więcej',

  notInstalled: 'Ten portfel nie jest jeszcze zainstalowany. Kliknij poniżej, aby go pobrać.',
  get: 'Pobierz {}',
  openIn: 'Otwórz {}',
  openInText: 'Otwórz tę stronę w {}.',

  connecting: 'Łączenie z {}…',
  waiting: 'Zatwierdź żądanie w {}.',
  slow: 'Nadal czekasz? Odblokuj {} lub poszukaj wyskakującego okna.',
  cancel: 'Anuluj',

  rejected: 'Odrzucono żądanie w {}.',
  failed: 'Nie udało się połączyć z {}.',
  again: 'Spróbuj ponownie',
  connected: 'Połączono z {}.',
  disconnected: 'Rozłączono.',

  buttonConnected: 'Portfel {}, połączony',
  copy: 'Kopiuj adres',
  copied: 'Skopiowano!',
  copyFailed: 'Nie udało się skopiować. Twój adres: {}',
  changeWallet: 'Zmień portfel',
  disconnect: 'Rozłącz',
  stuck: 'Nie udało się rozłączyć z {}.',
  forget: 'Usuń z tej witryny',
  explorer: 'Zobacz w eksploratorze',

  wrongNetwork: 'Niewłaściwa sieć. Ta witryna używa sieci {}.',
  switchNetwork: 'Zmień sieć',
  switched: 'Zmieniono sieć na {}.',
  switchFailed: 'Nie udało się zmienić sieci. Zmień ją na {network} w {wallet}.',
  switchUnsupported: 'Ta witryna nie może zmienić sieci w {wallet}. Zmień ją na {network} w portfelu.',

  inFrame: 'Ta strona jest osadzona w innej witrynie, więc niektóre portfele nie mają do niej dostępu.',
  newTab: 'Otwórz w nowej karcie',
  inWebView: 'Przeglądarka tej aplikacji nie ma dostępu do portfeli. Otwórz stronę w swojej przeglądarce.',
  copyLink: 'Kopiuj link',
}

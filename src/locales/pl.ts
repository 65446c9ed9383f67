import type { Strings } from '../ui/types.js'

export const locale = 'pl'

/** Polski (Polish). */
export const strings: Strings = {
  button: 'Połącz portfel',
  title: 'Połącz portfel',
  close: 'Zamknij',
  search: 'Szukaj portfeli',
  noneFound: 'Nie znaleziono',
  installed: 'Zainstalowane',
  popular: 'Popularne',
  what: 'Czym jest portfel?',
  home: 'Miejsce na cyfrowe aktywa',
  homeText: 'Przechowuj, wysyłaj i odbieraj monety, tokeny i przedmioty kolekcjonerskie w sieci Aptos.',
  login: 'Nowy sposób logowania',
  loginText: 'Bez nowego konta, bez hasła: portfel potwierdza, kim jesteś.',
  getWallet: 'Pobierz portfel',
  learnMore: 'Dowiedz się więcej',
  notInstalled: 'Ten portfel nie jest jeszcze zainstalowany. Kliknij poniżej, aby go pobrać.',
  get: 'Pobierz {}',
  openIn: 'Otwórz w {}',
  connecting: 'Łączenie z {}…',
  slow: 'Portfel może być zablokowany albo jego okno ukryte.',
  cancel: 'Anuluj',
  rejected: 'Odrzucono prośbę w {}.',
  failed: 'Nie udało się połączyć z {}.',
  again: 'Spróbuj ponownie',
  copy: 'Kopiuj adres',
  copied: 'Skopiowano!',
  copyFailed: 'Skopiuj ręcznie: {}',
  disconnect: 'Rozłącz',
  stuck: 'Nie udało się rozłączyć z {}.',
  forget: 'Zapomnij na tej stronie',
  explorer: 'Zobacz w eksploratorze bloków',
  wrongNetwork: 'Ta strona działa w sieci {}.',
  switchNetwork: 'Zmień sieć',
}

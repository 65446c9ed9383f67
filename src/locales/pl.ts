import type { Strings } from '../ui/types.js'

export const locale = 'pl'

/** Polski (Polish). */
export const strings: Strings = {
  button: 'Połącz portfel',
  title: 'Połącz portfel',
  close: 'Zamknij',
  search: 'Szukaj portfeli',
  popular: 'Popularne',
  noneFound: 'Nie znaleziono',
  what: 'Czym jest portfel?',
  installed: 'Zainstalowane',
  home: 'Miejsce na cyfrowe aktywa',
  getWallet: 'Pobierz portfel',
  homeText: 'Przechowuj, wysyłaj i odbieraj monety, tokeny i przedmioty kolekcjonerskie w sieci Aptos.',
  loginText: 'Bez nowego konta, bez hasła: portfel potwierdza, kim jesteś.',
  notInstalled: 'Ten portfel nie jest jeszcze zainstalowany. Kliknij poniżej, aby go pobrać.',
  login: 'Nowy sposób logowania',
  learnMore: 'Dowiedz się więcej',
  get: 'Pobierz {}',
  openIn: 'Otwórz w {}',
  connecting: 'Łączenie z {}…',
  slow: 'Portfel może być zablokowany albo jego okno ukryte.',
  cancel: 'Anuluj',
  rejected: 'Odrzucono prośbę w {}.',
  failed: 'Nie udało się połączyć z {}.',
  copied: 'Skopiowano!',
  copy: 'Kopiuj adres',
  copyFailed: 'Skopiuj ręcznie: {}',
  again: 'Spróbuj ponownie',
  disconnect: 'Rozłącz',
  stuck: 'Nie udało się rozłączyć z {}.',
  switchNetwork: 'Zmień sieć',
  forget: 'Zapomnij na tej stronie',
  wrongNetwork: 'Ta strona działa w sieci {}.',
  explorer: 'Zobacz w eksploratorze bloków',
}

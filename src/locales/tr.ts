import type { Strings } from '../ui/types.js'

export const locale = 'tr'

/** Türkçe (Turkish). */
export const strings: Strings = {
  button: 'Cüzdan Bağla',
  title: 'Cüzdan Bağla',
  close: 'Kapat',
  search: 'Cüzdan ara',
  noneFound: 'Bulunamadı',
  installed: 'Yüklü',
  popular: 'Popüler',
  what: 'Cüzdan nedir?',
  home: 'Dijital varlıklarınızın evi',
  homeText: 'Aptos üzerindeki coin, token ve koleksiyonlarınızı saklayın, gönderin ve alın.',
  login: 'Giriş yapmanın yeni yolu',
  loginText: 'Yeni hesap yok, parola yok: cüzdanınız size kefil olur.',
  getWallet: 'Cüzdan Edin',
  learnMore: 'Daha Fazla Bilgi',
  notInstalled: 'Bu cüzdan henüz yüklü değil. Edinmek için aşağıya tıklayın.',
  get: '{} edin',
  openIn: '{} ile aç',
  connecting: '{} bağlanıyor…',
  slow: 'Cüzdan kilitli veya penceresi gizli olabilir.',
  cancel: 'İptal',
  rejected: '{} isteğini reddettiniz.',
  failed: '{} bağlanamadı.',
  again: 'Tekrar dene',
  copy: 'Adresi Kopyala',
  copied: 'Kopyalandı!',
  copyFailed: 'Elle kopyalayın: {}',
  disconnect: 'Bağlantıyı Kes',
  stuck: '{} bağlantısı kesilemedi.',
  forget: 'Bu sayfada unut',
  explorer: 'Gezginde Görüntüle',
  wrongNetwork: 'Bu sayfa {} ağını kullanıyor.',
  switchNetwork: 'Ağı Değiştir',
}

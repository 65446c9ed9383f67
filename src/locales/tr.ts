import type { Strings } from '../ui/types.js'

export const locale = 'tr'

/** Türkçe (Turkish). */
export const strings: Strings = {
  button: 'Cüzdan Bağla',
  title: 'Cüzdan Bağla',
  close: 'Kapat',
  search: 'Cüzdan ara',
  popular: 'Popüler',
  noneFound: 'Bulunamadı',
  what: 'Cüzdan nedir?',
  installed: 'Yüklü',
  home: 'Dijital varlıklarınızın evi',
  getWallet: 'Cüzdan Yükle',
  homeText: 'Aptos üzerindeki coin, token ve koleksiyonlarınızı saklayın, gönderin ve alın.',
  loginText: 'Yeni hesap yok, parola yok: kim olduğunuzu cüzdanınız kanıtlar.',
  notInstalled: 'Bu cüzdan henüz yüklü değil. Yüklemek için aşağıya tıklayın.',
  login: 'Giriş yapmanın yeni yolu',
  learnMore: 'Daha Fazla Bilgi',
  get: '{} yükle',
  openIn: '{} ile aç',
  connecting: '{} bağlanıyor…',
  slow: 'Cüzdan kilitli veya penceresi gizli olabilir.',
  cancel: 'İptal',
  rejected: '{} isteğini reddettiniz.',
  failed: '{} bağlanamadı.',
  copied: 'Kopyalandı!',
  copy: 'Adresi Kopyala',
  copyFailed: 'Elle kopyalayın: {}',
  again: 'Tekrar Dene',
  disconnect: 'Bağlantıyı Kes',
  stuck: '{} bağlantısı kesilemedi.',
  switchNetwork: 'Ağı Değiştir',
  forget: 'Bu sayfada unut',
  wrongNetwork: 'Bu sayfa {} ağını kullanıyor.',
  explorer: 'Blok Gezgininde Görüntüle',
}

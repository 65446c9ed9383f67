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
  loginText: 'Yeni hesap yok, parola yok: kim olduğunuzu cüzdanınız kanıtlar.',
  getWallet: 'Cüzdan Yükle',
  learnMore: 'Daha Fazla Bilgi',
  notInstalled: 'Bu cüzdan henüz yüklü değil. Yüklemek için aşağıya tıklayın.',
  get: '{} yükle',
  openIn: '{} ile aç',
  connecting: '{} bağlanıyor…',
  slow: 'Cüzdan kilitli veya penceresi gizli olabilir.',
  cancel: 'İptal',
  rejected: '{} isteğini reddettiniz.',
  failed: '{} bağlanamadı.',
  again: 'Tekrar Dene',
  copy: 'Adresi Kopyala',
  copied: 'Kopyalandı!',
  copyFailed: 'Elle kopyalayın: {}',
  disconnect: 'Bağlantıyı Kes',
  stuck: '{} bağlantısı kesilemedi.',
  forget: 'Bu sayfada unut',
  explorer: 'Blok Gezgininde Görüntüle',
  wrongNetwork: 'Bu sayfa {} ağını kullanıyor.',
  switchNetwork: 'Ağı Değiştir',
}

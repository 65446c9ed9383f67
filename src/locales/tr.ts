import type { Strings } from '../ui/types.js'

export const locale = 'tr'

/** Türkçe (Turkish). */
export const strings: Strings = {
  button: 'Cüzdan bağla',
  title: 'Cüzdan bağla',
  close: 'Kapat',
  back: 'Geri',
  search: 'Cüzdan ara',
  installed: 'Yüklü',
  popular: 'Popüler',
  lastUsed: 'Son kullanılan',
  noneFound: 'Cüzdan bulunamadı.',
  noneOnDevice: 'Bu cihazda cüzdan bulunamadı.',
  resultCount: '{} cüzdan bulundu',

  what: 'Cüzdan nedir?',
  home: 'Dijital varlıklarınızın evi',
  homeText: 'Aptos üzerinde coin, token ve NFT saklayın, gönderin ve alın.',
  login: 'Giriş yapmanın yeni yolu',
  loginText: 'Her sitede hesap ve parola oluşturmak yerine cüzdanınızı bağlayın.',
  getWallet: 'Cüzdan edin',
  learnMore: 'Daha fazla bilgi',

  notInstalled: 'Bu cüzdan henüz yüklü değil. Yüklemek için aşağıya tıklayın.',
  get: '{} yükle',
  openIn: '{} uygulamasını aç',
  openInText: 'Bu sayfayı {} içinde açın.',

  connecting: '{} cüzdanına bağlanılıyor…',
  waiting: '{} içindeki isteği onaylayın.',
  slow: 'Hâlâ bekliyor musunuz? {} kilidini açın veya açılır penceresini bulun.',
  cancel: 'İptal',

  rejected: '{} içindeki isteği reddettiniz.',
  failed: '{} cüzdanına bağlanılamadı.',
  again: 'Tekrar dene',
  connected: '{} cüzdanına bağlanıldı.',
  disconnected: 'Bağlantı kesildi.',

  buttonConnected: 'Cüzdan {}, bağlı',
  copy: 'Adresi kopyala',
  copied: 'Kopyalandı!',
  copyFailed: 'Kopyalanamadı. Adresiniz: {}',
  changeWallet: 'Cüzdanı değiştir',
  disconnect: 'Bağlantıyı kes',
  stuck: '{} bağlantısı kesilemedi.',
  forget: 'Bu siteden kaldır',
  explorer: 'Explorer’da görüntüle',

  wrongNetwork: 'Yanlış ağ. Bu site {} ağını kullanıyor.',
  switchNetwork: 'Ağı değiştir',
  switched: '{} ağına geçildi.',
  switchFailed: 'Ağ değiştirilemedi. {wallet} içinde {network} ağına geçin.',
  switchUnsupported: 'Bu site {wallet} cüzdanının ağını değiştiremez. Cüzdanda {network} ağına geçin.',

  inFrame: 'Bu sayfa başka bir siteye gömülü olduğu için bazı cüzdanlar ona erişemez.',
  newTab: 'Yeni sekmede aç',
  inWebView: 'Bu uygulamanın tarayıcısı cüzdanlara erişemez. Sayfayı tarayıcınızda açın.',
  copyLink: 'Bağlantıyı kopyala',
}

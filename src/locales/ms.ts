import type { Strings } from '../ui/types.js'

export const locale = 'ms'

/** Bahasa Melayu (Malay). */
export const strings: Strings = {
  button: 'Sambungkan dompet',
  title: 'Sambungkan dompet',
  close: 'Tutup',
  back: 'Kembali',
  search: 'Cari dompet',
  installed: 'Dipasang',
  popular: 'Popular',
  lastUsed: 'Terakhir',
  noneFound: 'Tiada dompet ditemui.',
  noneOnDevice: 'Tiada dompet ditemui pada peranti ini.',
  resultCount: '{} dompet ditemui',

  what: 'Apa itu dompet?',
  home: 'Rumah untuk aset digital anda',
  homeText: 'Simpan, hantar dan terima syiling, token dan NFT di Aptos.',
  login: 'Cara baharu untuk log masuk',
  loginText: 'Sambungkan dompet anda, tanpa perlu mencipta akaun dan kata laluan di setiap laman web.',
  getWallet: 'Dapatkan dompet',
  learnMore: 'Ketahui lebih lanjut',

  notInstalled: 'Dompet ini belum dipasang. Klik di bawah untuk mendapatkannya.',
  get: 'Dapatkan {}',
  openIn: 'Buka {}',
  openInText: 'Buka halaman ini dalam {}.',

  connecting: 'Menyambung ke {}…',
  waiting: 'Luluskan permintaan dalam {}.',
  slow: 'Masih menunggu? Buka kunci {} atau cari tetingkap timbulnya.',
  cancel: 'Batal',

  rejected: 'Anda menolak permintaan dalam {}.',
  failed: 'Tidak dapat menyambung ke {}.',
  again: 'Cuba lagi',
  connected: 'Disambungkan ke {}.',
  disconnected: 'Sambungan diputuskan.',

  signInWith: 'Log masuk dengan {}',
  signInText: 'Tandatangani mesej dalam {} untuk log masuk ke laman web ini. Tiada bayaran dikenakan.',
  signIn: 'Log masuk',
  signInFailed: 'Tidak dapat log masuk.',

  buttonConnected: 'Dompet {}, disambungkan',
  copy: 'Salin alamat',
  copied: 'Disalin!',
  copyFailed: 'Tidak dapat menyalin. Alamat anda: {}',
  changeWallet: 'Tukar dompet',
  disconnect: 'Putuskan sambungan',
  disconnectFailed: 'Sambungan ke {} tidak dapat diputuskan.',
  forget: 'Alih keluar dari laman web ini',
  explorer: 'Lihat di peneroka',

  terms: 'Terma Perkhidmatan',
  privacy: 'Dasar Privasi',
  agreeToTerms: 'Dengan menyambung, anda bersetuju dengan {terms}.',
  agreeToTermsAndPrivacy: 'Dengan menyambung, anda bersetuju dengan {terms} dan {privacy}.',
  acceptTerms: 'Saya bersetuju dengan {terms}.',
  acceptTermsAndPrivacy: 'Saya bersetuju dengan {terms} dan {privacy}.',

  wrongNetwork: 'Rangkaian salah. Laman web ini menggunakan {}.',
  switchNetwork: 'Tukar rangkaian',
  switched: 'Rangkaian ditukar ke {}.',
  switchFailed: 'Rangkaian tidak dapat ditukar. Tukar ke {network} dalam {wallet}.',
  switchUnsupported: 'Laman web ini tidak dapat menukar rangkaian {wallet}. Tukar ke {network} dalam dompet.',

  inFrame: 'Halaman ini dibenamkan dalam laman web lain, jadi sesetengah dompet tidak dapat mencapainya.',
  newTab: 'Buka dalam tab baharu',
  inWebView: 'Pelayar aplikasi ini tidak dapat mencapai dompet. Buka halaman ini dalam pelayar anda.',
  copyLink: 'Salin pautan',
  copyLinkFailed: 'Tidak dapat menyalin. Pautan: {}',

  transactions: {
    label: 'Transaksi',
    sent: 'Transaksi dihantar',
    waiting: 'Menunggu pengesahan',
    confirmed: 'Disahkan',
    failed: 'Gagal',
    late: 'Belum disahkan',
    unknown: 'Status tidak dapat disemak',
    explorer: 'Lihat di peneroka',
    checkAgain: 'Semak semula',
    details: 'Butiran',
    dismiss: 'Tutup',
    aborted: 'Dihentikan oleh {module}: {code}',
    executionFailed: '{} gagal.',
    OUT_OF_GAS: 'Transaksi kehabisan gas.',
    SEQUENCE_NUMBER_TOO_OLD: 'Transaksi lain akaun ini mendahului.',
    SEQUENCE_NUMBER_TOO_NEW: 'Transaksi akaun ini yang lebih awal tiada.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE:
      'Akaun tidak mempunyai APT yang mencukupi untuk yuran rangkaian.',
    TRANSACTION_EXPIRED: 'Transaksi telah tamat tempoh.',
    MISSING_DATA: 'Data yang diperlukan transaksi tiada dalam blockchain.',
  },
}

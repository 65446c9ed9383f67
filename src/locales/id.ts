import type { Strings } from '../ui/types.js'

export const locale = 'id'

/** Bahasa Indonesia (Indonesian). */
export const strings: Strings = {
  button: 'Hubungkan dompet',
  title: 'Hubungkan dompet',
  close: 'Tutup',
  back: 'Kembali',
  search: 'Cari dompet',
  installed: 'Terpasang',
  popular: 'Populer',
  lastUsed: 'Terakhir dipakai',
  noneFound: 'Dompet tidak ditemukan.',
  noneOnDevice: 'Dompet tidak ditemukan di perangkat ini.',
  resultCount: '{} dompet ditemukan',

  what: 'Apa itu dompet?',
  home: 'Rumah bagi aset digital Anda',
  homeText: 'Simpan, kirim, dan terima koin, token, dan NFT di Aptos.',
  login: 'Cara baru untuk masuk',
  loginText: 'Hubungkan dompet Anda, tanpa perlu membuat akun dan kata sandi di setiap situs.',
  getWallet: 'Dapatkan dompet',
  learnMore: 'Pelajari lebih lanjut',

  notInstalled: 'Dompet ini belum terpasang. Klik di bawah untuk mendapatkannya.',
  get: 'Dapatkan {}',
  openIn: 'Buka {}',
  openInText: 'Buka halaman ini di {}.',

  connecting: 'Menghubungkan ke {}…',
  waiting: 'Setujui permintaan di {}.',
  slow: 'Masih menunggu? Buka kunci {} atau cari jendela pop-up-nya.',
  cancel: 'Batal',

  rejected: 'Anda menolak permintaan di {}.',
  failed: 'Tidak dapat terhubung ke {}.',
  again: 'Coba lagi',
  connected: 'Terhubung ke {}.',
  disconnected: 'Koneksi diputuskan.',

  buttonConnected: 'Dompet {}, terhubung',
  copy: 'Salin alamat',
  copied: 'Tersalin!',
  copyFailed: 'Tidak dapat menyalin. Alamat Anda: {}',
  changeWallet: 'Ganti dompet',
  disconnect: 'Putuskan koneksi',
  stuck: 'Koneksi ke {} tidak dapat diputuskan.',
  forget: 'Hapus dari situs ini',
  explorer: 'Lihat di explorer',

  wrongNetwork: 'Jaringan salah. Situs ini menggunakan {}.',
  switchNetwork: 'Ganti jaringan',
  switched: 'Jaringan diganti ke {}.',
  switchFailed: 'Jaringan tidak dapat diganti. Ganti ke {network} di {wallet}.',
  switchUnsupported: 'Situs ini tidak dapat mengganti jaringan {wallet}. Ganti ke {network} di dompet.',

  inFrame: 'Halaman ini disematkan di situs lain sehingga beberapa dompet tidak dapat menjangkaunya.',
  newTab: 'Buka di tab baru',
  inWebView: 'Browser aplikasi ini tidak dapat menjangkau dompet. Buka halaman ini di browser Anda.',
  copyLink: 'Salin tautan',
}

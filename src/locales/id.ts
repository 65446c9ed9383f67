import type { Strings } from '../ui/types.js'

export const locale = 'id'

/** Bahasa Indonesia (Indonesian). */
export const strings: Strings = {
  button: 'Hubungkan Dompet',
  title: 'Hubungkan Dompet',
  close: 'Tutup',
  search: 'Cari dompet',
  noneFound: 'Tidak ditemukan',
  installed: 'Terpasang',
  popular: 'Populer',
  what: 'Apa itu dompet?',
  home: 'Rumah bagi aset digital Anda',
  homeText: 'Simpan, kirim, dan terima koin, token, dan koleksi di Aptos.',
  login: 'Cara baru untuk masuk',
  loginText: 'Tanpa akun baru, tanpa kata sandi: dompet Anda membuktikan siapa Anda.',
  getWallet: 'Dapatkan Dompet',
  learnMore: 'Pelajari Lebih Lanjut',
  notInstalled: 'Dompet ini belum terpasang. Klik di bawah untuk mendapatkannya.',
  get: 'Dapatkan {}',
  openIn: 'Buka di {}',
  connecting: 'Menghubungkan ke {}…',
  slow: 'Dompet mungkin terkunci atau jendelanya tersembunyi.',
  cancel: 'Batal',
  rejected: 'Anda menolak permintaan di {}.',
  failed: '{} tidak dapat terhubung.',
  again: 'Coba Lagi',
  copy: 'Salin Alamat',
  copied: 'Tersalin!',
  copyFailed: 'Salin secara manual: {}',
  disconnect: 'Putuskan Koneksi',
  stuck: 'Koneksi {} tidak dapat diputus.',
  forget: 'Lupakan di halaman ini',
  explorer: 'Lihat di Block Explorer',
  wrongNetwork: 'Halaman ini menggunakan jaringan {}.',
  switchNetwork: 'Ganti Jaringan',
}

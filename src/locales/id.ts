import type { Strings } from '../ui/types.js'

export const locale = 'id'

/** Bahasa Indonesia (Indonesian). */
export const strings: Strings = {
  button: 'Hubungkan Dompet',
  title: 'Hubungkan Dompet',
  close: 'Tutup',
  search: 'Cari dompet',
  popular: 'Populer',
  noneFound: 'Tidak ditemukan',
  what: 'Apa itu dompet?',
  installed: 'Terpasang',
  home: 'Rumah bagi aset digital Anda',
  getWallet: 'Dapatkan Dompet',
  homeText: 'Simpan, kirim, dan terima koin, token, dan koleksi di Aptos.',
  loginText: 'Tanpa akun baru, tanpa kata sandi: dompet Anda membuktikan siapa Anda.',
  notInstalled: 'Dompet ini belum terpasang. Klik di bawah untuk mendapatkannya.',
  login: 'Cara baru untuk masuk',
  learnMore: 'Pelajari Lebih Lanjut',
  get: 'Dapatkan {}',
  openIn: 'Buka di {}',
  connecting: 'Menghubungkan ke {}…',
  slow: 'Dompet mungkin terkunci atau jendelanya tersembunyi.',
  cancel: 'Batal',
  rejected: 'Anda menolak permintaan di {}.',
  failed: '{} tidak dapat terhubung.',
  copied: 'Tersalin!',
  copy: 'Salin Alamat',
  copyFailed: 'Salin secara manual: {}',
  again: 'Coba Lagi',
  disconnect: 'Putuskan Koneksi',
  stuck: 'Koneksi {} tidak dapat diputus.',
  switchNetwork: 'Ganti Jaringan',
  forget: 'Lupakan di halaman ini',
  wrongNetwork: 'Halaman ini menggunakan jaringan {}.',
  explorer: 'Lihat di Block Explorer',
}

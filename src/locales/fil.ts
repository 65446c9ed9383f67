import type { Strings } from '../ui/types.js'

export const locale = 'fil'

/** Filipino (Filipino). */
export const strings: Strings = {
  button: 'Ikonekta ang wallet',
  title: 'Magkonekta ng wallet',
  close: 'Isara',
  back: 'Bumalik',
  search: 'Maghanap ng wallet',
  installed: 'Naka-install',
  popular: 'Sikat',
  lastUsed: 'Huling ginamit',
  noneFound: 'Walang nahanap na wallet.',
  noneOnDevice: 'Walang nahanap na wallet sa device na ito.',
  resultCount: 'Mga nahanap na wallet: {}',

  what: 'Ano ang wallet?',
  home: 'Tahanan ng iyong mga digital asset',
  homeText: 'Mag-imbak, magpadala, at tumanggap ng mga coin, token, at NFT sa Aptos.',
  login: 'Bagong paraan ng pag-log in',
  loginText: 'Ikonekta ang iyong wallet sa halip na gumawa ng account at password sa bawat site.',
  getWallet: 'Kumuha ng wallet',
  learnMore: 'Matuto pa',

  notInstalled: 'Hindi pa naka-install ang wallet na ito. Mag-click sa ibaba para makuha ito.',
  get: 'Kunin ang {}',
  openIn: 'Buksan ang {}',
  openInText: 'Buksan ang page na ito sa {}.',

  connecting: 'Kumokonekta sa {}…',
  waiting: 'Aprubahan ang kahilingan sa {}.',
  slow: 'Naghihintay pa rin? I-unlock ang {} o hanapin ang pop-up window nito.',
  cancel: 'Kanselahin',

  rejected: 'Tinanggihan mo ang kahilingan sa {}.',
  failed: 'Hindi makakonekta sa {}.',
  again: 'Subukan ulit',
  connected: 'Nakakonekta sa {}.',
  disconnected: 'Nadiskonekta.',

  signInWith: 'Mag-sign in gamit ang {}',
  signInText: 'Lagdaan ang isang mensahe sa {} para mag-log in sa site na ito. Wala itong bayad.',
  signIn: 'Mag-sign in',
  signInFailed: 'Hindi naka-log in.',

  buttonConnected: 'Wallet {}, nakakonekta',
  copy: 'Kopyahin ang address',
  copied: 'Nakopya!',
  copyFailed: 'Hindi makopya. Ang iyong address: {}',
  changeWallet: 'Palitan ang wallet',
  disconnect: 'Idiskonekta',
  disconnectFailed: 'Hindi madiskonekta sa {}.',
  forget: 'Alisin sa site na ito',
  explorer: 'Tingnan sa explorer',

  terms: 'Mga Tuntunin ng Serbisyo',
  privacy: 'Patakaran sa Privacy',
  agreeToTerms: 'Sa pagkonekta, sumasang-ayon ka sa {terms}.',
  agreeToTermsAndPrivacy: 'Sa pagkonekta, sumasang-ayon ka sa {terms} at sa {privacy}.',
  acceptTerms: 'Sumasang-ayon ako sa {terms}.',
  acceptTermsAndPrivacy: 'Sumasang-ayon ako sa {terms} at sa {privacy}.',

  wrongNetwork: 'Maling network. Ginagamit ng site na ito ang {}.',
  switchNetwork: 'Palitan ang network',
  switched: 'Nakalipat na sa {}.',
  switchFailed: 'Hindi mapalitan ang network. Palitan ito ng {network} sa {wallet}.',
  switchUnsupported:
    'Hindi mapapalitan ng site na ito ang network ng {wallet}. Palitan ito ng {network} sa wallet.',

  inFrame: 'Naka-embed ang page na ito sa ibang site, kaya hindi ito maabot ng ilang wallet.',
  newTab: 'Buksan sa bagong tab',
  inWebView: 'Hindi maabot ng browser ng app na ito ang mga wallet. Buksan ang page sa iyong browser.',
  copyLink: 'Kopyahin ang link',
  copyLinkFailed: 'Hindi makopya. Ang link: {}',

  transactions: {
    label: 'Mga Transaksyon',
    sent: 'Naipadala ang transaksyon',
    waiting: 'Naghihintay ng kumpirmasyon',
    confirmed: 'Nakumpirma',
    failed: 'Nabigo',
    late: 'Hindi pa nakukumpirma',
    unknown: 'Hindi masuri ang status',
    explorer: 'Tingnan sa explorer',
    checkAgain: 'Suriin Muli',
    details: 'Mga Detalye',
    dismiss: 'Isara',
    aborted: 'Pinahinto ng {module}: {code}',
    executionFailed: 'Nabigo ang {}.',
    OUT_OF_GAS: 'Naubusan ng gas ang transaksyon.',
    SEQUENCE_NUMBER_TOO_OLD: 'Nauna ang ibang transaksyon ng account na ito.',
    SEQUENCE_NUMBER_TOO_NEW: 'Kulang ang naunang transaksyon ng account na ito.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'Kulang ang APT ng account para sa bayad sa network.',
    TRANSACTION_EXPIRED: 'Nag-expire na ang transaksyon.',
    MISSING_DATA: 'Wala sa blockchain ang data na kailangan ng transaksyon.',
  },
}

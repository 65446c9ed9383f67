import type { Strings } from '../ui/types.js'

export const locale = 'ur'

/** اردو (Urdu). The marks around a name keep its letters and brackets in their own direction. An address to copy must not have them. */
export const strings: Strings = {
  button: 'والیٹ منسلک کریں',
  title: 'والیٹ منسلک کریں',
  close: 'بند کریں',
  back: 'واپس',
  search: 'والیٹ تلاش کریں',
  installed: 'انسٹال شدہ',
  popular: 'مقبول',
  lastUsed: 'حالیہ',
  noneFound: 'کوئی والیٹ نہیں ملا۔',
  noneOnDevice: 'اس ڈیوائس پر کوئی والیٹ نہیں ملا۔',
  resultCount: 'ملنے والے والیٹس: \u2068{}\u2069',

  what: 'والیٹ کیا ہے؟',
  home: 'آپ کے ڈیجیٹل اثاثوں کا گھر',
  homeText: 'Aptos پر کوائن، ٹوکن اور NFT رکھیں، بھیجیں اور وصول کریں۔',
  login: 'لاگ ان کرنے کا نیا طریقہ',
  loginText: 'ہر سائٹ پر اکاؤنٹ اور پاس ورڈ بنانے کے بجائے اپنا والیٹ منسلک کریں۔',
  getWallet: 'والیٹ حاصل کریں',
  learnMore: 'مزید جانیں',

  notInstalled: 'یہ والیٹ ابھی انسٹال نہیں ہے۔ اسے حاصل کرنے کے لیے نیچے کلک کریں۔',
  get: '\u2068{}\u2069 حاصل کریں',
  openIn: '\u2068{}\u2069 کھولیں',
  openInText: 'یہ صفحہ \u2068{}\u2069 میں کھولیں۔',

  connecting: '\u2068{}\u2069 سے منسلک ہو رہا ہے…',
  waiting: '\u2068{}\u2069 میں درخواست منظور کریں۔',
  slow: 'اب بھی انتظار ہے؟ \u2068{}\u2069 کو اَن لاک کریں یا اس کی پاپ اپ ونڈو تلاش کریں۔',
  cancel: 'منسوخ کریں',

  rejected: 'آپ نے \u2068{}\u2069 میں درخواست مسترد کر دی۔',
  failed: '\u2068{}\u2069 سے منسلک نہیں ہو سکا۔',
  again: 'دوبارہ کوشش کریں',
  connected: '\u2068{}\u2069 سے منسلک ہو گیا۔',
  disconnected: 'رابطہ منقطع ہو گیا۔',

  signInWith: '\u2068{}\u2069 سے سائن ان کریں',
  signInText:
    'اس سائٹ پر لاگ ان کرنے کے لیے \u2068{}\u2069 میں ایک پیغام پر دستخط کریں۔ اس پر کوئی خرچ نہیں آتا۔',
  signIn: 'سائن ان کریں',
  signInFailed: 'لاگ ان نہیں ہو سکا۔',

  buttonConnected: 'والیٹ \u2068{}\u2069، منسلک',
  copy: 'پتہ کاپی کریں',
  copied: 'کاپی ہو گیا!',
  copyFailed: 'کاپی نہیں ہو سکا۔ آپ کا پتہ: {}',
  changeWallet: 'والیٹ تبدیل کریں',
  disconnect: 'منقطع کریں',
  disconnectFailed: '\u2068{}\u2069 کو منقطع نہیں کیا جا سکا۔',
  forget: 'اس سائٹ سے ہٹائیں',
  explorer: 'ایکسپلورر پر دیکھیں',

  terms: 'سروس کی شرائط',
  privacy: 'رازداری کی پالیسی',
  agreeToTerms: 'منسلک کر کے آپ \u2068{terms}\u2069 سے اتفاق کرتے ہیں۔',
  agreeToTermsAndPrivacy: 'منسلک کر کے آپ \u2068{terms}\u2069 اور \u2068{privacy}\u2069 سے اتفاق کرتے ہیں۔',
  acceptTerms: 'میں \u2068{terms}\u2069 سے اتفاق کرتا/کرتی ہوں۔',
  acceptTermsAndPrivacy: 'میں \u2068{terms}\u2069 اور \u2068{privacy}\u2069 سے اتفاق کرتا/کرتی ہوں۔',

  wrongNetwork: 'غلط نیٹ ورک۔ یہ سائٹ \u2068{}\u2069 استعمال کرتی ہے۔',
  switchNetwork: 'نیٹ ورک تبدیل کریں',
  switched: 'نیٹ ورک \u2068{}\u2069 میں تبدیل ہو گیا۔',
  switchFailed: 'نیٹ ورک تبدیل نہیں ہو سکا۔ \u2068{wallet}\u2069 میں \u2068{network}\u2069 منتخب کریں۔',
  switchUnsupported:
    'یہ سائٹ \u2068{wallet}\u2069 کا نیٹ ورک تبدیل نہیں کر سکتی۔ والیٹ میں \u2068{network}\u2069 منتخب کریں۔',

  inFrame: 'یہ صفحہ کسی دوسری سائٹ میں ایمبیڈ ہے، اس لیے کچھ والیٹس اس تک نہیں پہنچ سکتے۔',
  newTab: 'نئے ٹیب میں کھولیں',
  inWebView: 'اس ایپ کا براؤزر والیٹس تک نہیں پہنچ سکتا۔ صفحہ اپنے براؤزر میں کھولیں۔',
  copyLink: 'لنک کاپی کریں',
  copyLinkFailed: 'کاپی نہیں ہو سکا۔ لنک: {}',

  transactions: {
    label: 'لین دین',
    sent: 'لین دین بھیج دیا گیا',
    waiting: 'تصدیق کا انتظار',
    confirmed: 'تصدیق ہو گئی',
    failed: 'ناکام',
    late: 'ابھی تصدیق نہیں ہوئی',
    unknown: 'حالت معلوم نہیں ہو سکی',
    explorer: 'ایکسپلورر پر دیکھیں',
    checkAgain: 'دوبارہ چیک کریں',
    details: 'تفصیلات',
    dismiss: 'بند کریں',
    aborted: '\u2068{module}\u2069 نے روک دیا: \u2068{code}\u2069',
    executionFailed: '\u2068{}\u2069 ناکام رہا۔',
    OUT_OF_GAS: 'لین دین کی گیس ختم ہو گئی۔',
    SEQUENCE_NUMBER_TOO_OLD: 'اس اکاؤنٹ کا دوسرا لین دین پہلے ہو گیا۔',
    SEQUENCE_NUMBER_TOO_NEW: 'اس اکاؤنٹ کا پچھلا لین دین موجود نہیں۔',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'اکاؤنٹ میں نیٹ ورک فیس کے لیے کافی APT نہیں۔',
    TRANSACTION_EXPIRED: 'لین دین کی مدت ختم ہو گئی۔',
    MISSING_DATA: 'لین دین کے لیے درکار ڈیٹا بلاک چین پر نہیں ہے۔',
  },
}

import type { Strings } from '../ui/types.js'

export const locale = 'fa'

/** فارسی (Persian). The marks around a name keep its letters and brackets in their own direction. An address to copy must not have them. */
export const strings: Strings = {
  button: 'اتصال کیف پول',
  title: 'اتصال کیف پول',
  close: 'بستن',
  back: 'بازگشت',
  search: 'جستجوی کیف پول',
  installed: 'نصب‌شده',
  popular: 'محبوب',
  lastUsed: 'آخرین استفاده',
  noneFound: 'کیف پولی پیدا نشد.',
  noneOnDevice: 'در این دستگاه کیف پولی پیدا نشد.',
  resultCount: '\u2068{}\u2069 کیف پول پیدا شد',

  what: 'کیف پول چیست؟',
  home: 'خانه‌ای برای دارایی‌های دیجیتال شما',
  homeText: 'کوین‌ها، توکن‌ها و NFTها را در Aptos نگه دارید، بفرستید و دریافت کنید.',
  login: 'روشی تازه برای ورود',
  loginText: 'به‌جای ساختن حساب و رمز عبور در هر سایت، کیف پولتان را متصل کنید.',
  getWallet: 'دریافت کیف پول',
  learnMore: 'بیشتر بدانید',

  notInstalled: 'این کیف پول هنوز نصب نشده است. برای دریافت آن روی دکمهٔ زیر کلیک کنید.',
  get: 'دریافت \u2068{}\u2069',
  openIn: 'باز کردن \u2068{}\u2069',
  openInText: 'این صفحه را در \u2068{}\u2069 باز کنید.',

  connecting: 'در حال اتصال به \u2068{}\u2069…',
  waiting: 'درخواست را در \u2068{}\u2069 تأیید کنید.',
  slow: 'هنوز منتظرید؟ قفل \u2068{}\u2069 را باز کنید یا پنجرهٔ بازشوی آن را پیدا کنید.',
  cancel: 'لغو',

  rejected: 'درخواست را در \u2068{}\u2069 رد کردید.',
  failed: 'اتصال به \u2068{}\u2069 ممکن نشد.',
  again: 'تلاش دوباره',
  connected: 'اتصال به \u2068{}\u2069 برقرار شد.',
  disconnected: 'اتصال قطع شد.',

  signInWith: 'ورود با \u2068{}\u2069',
  signInText: 'برای ورود به این سایت، پیامی را در \u2068{}\u2069 امضا کنید. این کار هزینه‌ای ندارد.',
  signIn: 'ورود',
  signInFailed: 'ورود انجام نشد.',

  buttonConnected: 'کیف پول \u2068{}\u2069، متصل',
  copy: 'کپی آدرس',
  copied: 'کپی شد!',
  copyFailed: 'کپی نشد. آدرس شما: {}',
  changeWallet: 'تغییر کیف پول',
  disconnect: 'قطع اتصال',
  disconnectFailed: 'قطع اتصال از \u2068{}\u2069 ممکن نشد.',
  forget: 'حذف از این سایت',
  explorer: 'مشاهده در اکسپلورر',

  terms: 'شرایط استفاده',
  privacy: 'سیاست حریم خصوصی',
  agreeToTerms: 'با اتصال، \u2068{terms}\u2069 را می‌پذیرید.',
  agreeToTermsAndPrivacy: 'با اتصال، \u2068{terms}\u2069 و \u2068{privacy}\u2069 را می‌پذیرید.',
  acceptTerms: '\u2068{terms}\u2069 را می‌پذیرم.',
  acceptTermsAndPrivacy: '\u2068{terms}\u2069 و \u2068{privacy}\u2069 را می‌پذیرم.',

  wrongNetwork: 'شبکه نادرست است. این سایت از \u2068{}\u2069 استفاده می‌کند.',
  switchNetwork: 'تغییر شبکه',
  switched: 'شبکه به \u2068{}\u2069 تغییر کرد.',
  switchFailed: 'تغییر شبکه ممکن نشد. آن را در \u2068{wallet}\u2069 به \u2068{network}\u2069 تغییر دهید.',
  switchUnsupported:
    'این سایت نمی‌تواند شبکهٔ \u2068{wallet}\u2069 را تغییر دهد. آن را در کیف پول به \u2068{network}\u2069 تغییر دهید.',

  inFrame: 'این صفحه در سایت دیگری جاسازی شده است، بنابراین برخی کیف پول‌ها به آن دسترسی ندارند.',
  newTab: 'باز کردن در برگهٔ جدید',
  inWebView: 'مرورگر این برنامه به کیف پول‌ها دسترسی ندارد. صفحه را در مرورگر خود باز کنید.',
  copyLink: 'کپی پیوند',
  copyLinkFailed: 'کپی نشد. پیوند: {}',

  transactions: {
    label: 'تراکنش‌ها',
    sent: 'تراکنش ارسال شد',
    waiting: 'در انتظار تأیید',
    confirmed: 'تأیید شد',
    failed: 'ناموفق',
    late: 'هنوز تأیید نشده است',
    unknown: 'بررسی وضعیت ممکن نشد',
    explorer: 'مشاهده در اکسپلورر',
    checkAgain: 'بررسی دوباره',
    details: 'جزئیات',
    dismiss: 'بستن',
    aborted: 'متوقف‌شده توسط \u2068{module}\u2069: \u2068{code}\u2069',
    executionFailed: '\u2068{}\u2069 ناموفق بود.',
    OUT_OF_GAS: 'گس تراکنش تمام شد.',
    SEQUENCE_NUMBER_TOO_OLD: 'تراکنش دیگری از این حساب زودتر انجام شد.',
    SEQUENCE_NUMBER_TOO_NEW: 'تراکنش قبلی این حساب وجود ندارد.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'حساب برای کارمزد شبکه APT کافی ندارد.',
    TRANSACTION_EXPIRED: 'تراکنش منقضی شد.',
    MISSING_DATA: 'داده‌ای که تراکنش لازم دارد در بلاک‌چین نیست.',
  },
}

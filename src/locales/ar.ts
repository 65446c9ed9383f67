import type { Strings } from '../ui/types.js'

export const locale = 'ar'

/** العربية (Arabic). The marks around a name keep its letters and brackets in their own direction; an address to copy must not have them. */
export const strings: Strings = {
  button: 'توصيل المحفظة',
  title: 'اختر محفظة',
  close: 'إغلاق',
  search: 'ابحث عن محفظة',
  noneFound: 'لا نتائج',
  installed: 'المثبّتة',
  popular: 'الشائعة',
  what: 'ما هي المحفظة؟',
  home: 'مكان لأصولك الرقمية',
  homeText: 'احتفظ بالعملات والرموز والمقتنيات على Aptos، وأرسلها واستقبلها.',
  login: 'طريقة جديدة لتسجيل الدخول',
  loginText: 'بلا حساب جديد ولا كلمة مرور: محفظتك تُثبت من أنت.',
  getWallet: 'الحصول على محفظة',
  learnMore: 'معرفة المزيد',
  notInstalled: 'هذه المحفظة غير مثبّتة بعد. انقر أدناه للحصول عليها.',
  get: 'الحصول على \u2068{}\u2069',
  openIn: 'الفتح في \u2068{}\u2069',
  connecting: 'جارٍ الاتصال بـ \u2068{}\u2069…',
  slow: 'ربما تكون المحفظة مقفلة أو نافذتها مخفية.',
  cancel: 'إلغاء',
  rejected: 'لقد رفضت الطلب في \u2068{}\u2069.',
  failed: 'تعذّر الاتصال بـ \u2068{}\u2069.',
  again: 'إعادة المحاولة',
  copy: 'نسخ العنوان',
  copied: 'تم النسخ!',
  copyFailed: 'انسخه يدويًا: {}',
  disconnect: 'قطع الاتصال',
  stuck: 'لم يُقطع الاتصال بـ \u2068{}\u2069.',
  forget: 'نسيانها في هذه الصفحة',
  explorer: 'عرض في مستكشف الكتل',
  wrongNetwork: 'هذه الصفحة على شبكة \u2068{}\u2069.',
  switchNetwork: 'تبديل الشبكة',
}

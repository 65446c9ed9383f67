import type { Strings } from '../ui/types.js'

export const locale = 'ar'

/** العربية (Arabic). The marks around a name keep its letters and brackets in their own direction; an address to copy must not have them. */
export const strings: Strings = {
  button: 'توصيل المحفظة',
  title: 'اختر محفظة',
  close: 'إغلاق',
  search: 'ابحث عن محفظة',
  popular: 'الشائعة',
  noneFound: 'لا نتائج',
  what: 'ما هي المحفظة؟',
  installed: 'المثبّتة',
  home: 'مكان لأصولك الرقمية',
  getWallet: 'الحصول على محفظة',
  homeText: 'احتفظ بالعملات والرموز والمقتنيات على Aptos، وأرسلها واستقبلها.',
  loginText: 'بلا حساب جديد ولا كلمة مرور: محفظتك تُثبت من أنت.',
  notInstalled: 'هذه المحفظة غير مثبّتة بعد. انقر أدناه للحصول عليها.',
  login: 'طريقة جديدة لتسجيل الدخول',
  learnMore: 'معرفة المزيد',
  get: 'الحصول على \u2068{}\u2069',
  openIn: 'الفتح في \u2068{}\u2069',
  connecting: 'جارٍ الاتصال بـ \u2068{}\u2069…',
  slow: 'ربما تكون المحفظة مقفلة أو نافذتها مخفية.',
  cancel: 'إلغاء',
  rejected: 'لقد رفضت الطلب في \u2068{}\u2069.',
  failed: 'تعذّر الاتصال بـ \u2068{}\u2069.',
  copied: 'تم النسخ!',
  copy: 'نسخ العنوان',
  copyFailed: 'انسخه يدويًا: {}',
  again: 'إعادة المحاولة',
  disconnect: 'قطع الاتصال',
  stuck: 'لم يُقطع الاتصال بـ \u2068{}\u2069.',
  switchNetwork: 'تبديل الشبكة',
  forget: 'نسيانها في هذه الصفحة',
  wrongNetwork: 'هذه الصفحة على شبكة \u2068{}\u2069.',
  explorer: 'عرض في مستكشف الكتل',
}

import type { Strings } from '../ui/types.js'

export const locale = 'ar'

/** العربية (Arabic). The marks around a name keep its letters and brackets in their own direction. An address to copy must not have them. */
export const strings: Strings = {
  button: 'توصيل المحفظة',
  title: 'توصيل محفظة',
  close: 'إغلاق',
  back: 'رجوع',
  search: 'البحث عن محفظة',
  installed: 'المثبّتة',
  popular: 'الشائعة',
  lastUsed: 'آخر استخدام',
  noneFound: 'لم يُعثر على محافظ.',
  noneOnDevice: 'لا توجد محافظ على هذا الجهاز.',
  resultCount: 'عدد المحافظ: \u2068{}\u2069',

  what: 'ما هي المحفظة؟',
  home: 'مكان لأصولك الرقمية',
  homeText: 'احتفظ بالعملات والتوكنات ورموز NFT على Aptos، وأرسلها واستقبلها.',
  login: 'طريقة جديدة لتسجيل الدخول',
  loginText: 'وصّل محفظتك بدلًا من إنشاء حساب وكلمة مرور في كل موقع.',
  getWallet: 'الحصول على محفظة',
  learnMore: 'معرفة المزيد',

  notInstalled: 'هذه المحفظة غير مثبّتة بعد. انقر أدناه للحصول عليها.',
  get: 'الحصول على \u2068{}\u2069',
  openIn: 'فتح \u2068{}\u2069',
  openInText: 'افتح هذه الصفحة في \u2068{}\u2069.',

  connecting: 'جارٍ الاتصال بـ \u2068{}\u2069…',
  waiting: 'وافق على الطلب في \u2068{}\u2069.',
  slow: 'ما زلت تنتظر؟ افتح قفل \u2068{}\u2069 أو ابحث عن نافذتها المنبثقة.',
  cancel: 'إلغاء',

  rejected: 'لقد رفضت الطلب في \u2068{}\u2069.',
  failed: 'تعذّر الاتصال بـ \u2068{}\u2069.',
  again: 'إعادة المحاولة',
  connected: 'تم الاتصال بـ \u2068{}\u2069.',
  disconnected: 'تم قطع الاتصال.',

  signInWith: 'تسجيل الدخول باستخدام \u2068{}\u2069',
  signInText: 'وقّع رسالة في \u2068{}\u2069 لتسجيل الدخول إلى هذا الموقع. لن يكلّفك ذلك شيئًا.',
  signIn: 'تسجيل الدخول',
  signInFailed: 'تعذّر تسجيل الدخول.',

  buttonConnected: 'المحفظة \u2068{}\u2069، متصلة',
  copy: 'نسخ العنوان',
  copied: 'تم النسخ!',
  copyFailed: 'تعذّر النسخ. عنوانك: {}',
  changeWallet: 'تغيير المحفظة',
  disconnect: 'قطع الاتصال',
  disconnectFailed: 'تعذّر قطع الاتصال بـ \u2068{}\u2069.',
  forget: 'الإزالة من هذا الموقع',
  explorer: 'عرض في المستكشف',

  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  agreeToTerms: 'باتصالك، فإنك توافق على \u2068{terms}\u2069.',
  agreeToTermsAndPrivacy: 'باتصالك، فإنك توافق على \u2068{terms}\u2069 و\u2068{privacy}\u2069.',
  acceptTerms: 'أوافق على \u2068{terms}\u2069.',
  acceptTermsAndPrivacy: 'أوافق على \u2068{terms}\u2069 و\u2068{privacy}\u2069.',

  wrongNetwork: 'شبكة خاطئة. يستخدم هذا الموقع \u2068{}\u2069.',
  switchNetwork: 'تبديل الشبكة',
  switched: 'تم التبديل إلى \u2068{}\u2069.',
  switchFailed: 'تعذّر تبديل الشبكة. بدّلها إلى \u2068{network}\u2069 في \u2068{wallet}\u2069.',
  switchUnsupported:
    'لا يمكن لهذا الموقع تبديل شبكة \u2068{wallet}\u2069. بدّلها إلى \u2068{network}\u2069 في المحفظة.',

  inFrame: 'هذه الصفحة مضمّنة في موقع آخر، لذا لا يمكن لبعض المحافظ الوصول إليها.',
  newTab: 'فتح في علامة تبويب جديدة',
  inWebView: 'لا يمكن لمتصفح هذا التطبيق الوصول إلى المحافظ. افتح الصفحة في متصفحك.',
  copyLink: 'نسخ الرابط',
  copyLinkFailed: 'تعذّر النسخ. الرابط: {}',

  transactions: {
    label: 'المعاملات',
    sent: 'تم إرسال المعاملة',
    waiting: 'في انتظار التأكيد',
    confirmed: 'تم التأكيد',
    failed: 'فشلت',
    late: 'لم يتم التأكيد بعد',
    unknown: 'تعذر التحقق من الحالة',
    explorer: 'عرض في المستكشف',
    checkAgain: 'التحقق مجددًا',
    details: 'التفاصيل',
    dismiss: 'إغلاق',
    aborted: 'أوقفها \u2068{module}\u2069: \u2068{code}\u2069',
    executionFailed: 'فشل \u2068{}\u2069.',
    OUT_OF_GAS: 'نفد غاز المعاملة.',
    SEQUENCE_NUMBER_TOO_OLD: 'سبقتها معاملة أخرى من هذا الحساب.',
    SEQUENCE_NUMBER_TOO_NEW: 'هناك معاملة سابقة مفقودة من هذا الحساب.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'لا يحتوي الحساب على ما يكفي من APT لرسوم الشبكة.',
    TRANSACTION_EXPIRED: 'انتهت صلاحية المعاملة.',
    MISSING_DATA: 'البيانات التي تحتاجها المعاملة غير موجودة على البلوكشين.',
  },
}

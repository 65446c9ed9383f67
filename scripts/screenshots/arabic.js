/** The words that the right-to-left picture shows, in place of the kit's English ones. */
export const arabic = {
  button: 'ربط المحفظة',
  title: 'اربط محفظة',
  close: 'إغلاق',
  installed: 'المثبتة',
  popular: 'الشائعة',
  what: 'ما هي المحفظة؟',
  home: 'بيت لأصولك الرقمية',
  homeText: 'احفظ العملات والرموز والمقتنيات على أبتوس وأرسلها واستقبلها.',
  login: 'طريقة جديدة لتسجيل الدخول',
  loginText: 'لا حساب جديد ولا كلمة مرور: محفظتك تشهد لك.',
  getWallet: 'احصل على محفظة',
  learnMore: 'اعرف المزيد',
}

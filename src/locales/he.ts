import type { Strings } from '../ui/types.js'

export const locale = 'he'

/** עברית (Hebrew). The marks around a name keep its letters and brackets in their own direction; an address to copy must not have them. */
export const strings: Strings = {
  button: 'חיבור ארנק',
  title: 'חיבור ארנק',
  close: 'סגירה',
  search: 'חיפוש ארנקים',
  popular: 'פופולריים',
  noneFound: 'אין תוצאות',
  what: 'מה זה ארנק?',
  installed: 'מותקנים',
  home: 'בית לנכסים הדיגיטליים שלך',
  getWallet: 'קבלת ארנק',
  homeText: 'שמירה, שליחה וקבלה של מטבעות, אסימונים ופריטי אספנות ב־Aptos.',
  loginText: 'בלי חשבון חדש ובלי סיסמה: הארנק מזהה אותך.',
  notInstalled: 'הארנק הזה עדיין לא מותקן. אפשר לקבל אותו בלחיצה למטה.',
  login: 'דרך חדשה להתחבר',
  learnMore: 'מידע נוסף',
  get: 'קבלת \u2068{}\u2069',
  openIn: 'פתיחה ב־\u2068{}\u2069',
  connecting: 'מתבצע חיבור אל \u2068{}\u2069…',
  slow: 'ייתכן שהארנק נעול או שהחלון שלו מוסתר.',
  cancel: 'ביטול',
  rejected: 'הבקשה נדחתה ב־\u2068{}\u2069.',
  failed: 'לא ניתן היה להתחבר אל \u2068{}\u2069.',
  copied: 'הועתק!',
  copy: 'העתקת הכתובת',
  copyFailed: 'אפשר להעתיק ידנית: {}',
  again: 'ניסיון נוסף',
  disconnect: 'ניתוק',
  stuck: 'החיבור אל \u2068{}\u2069 לא נותק.',
  switchNetwork: 'החלפת רשת',
  forget: 'לשכוח אותו בדף הזה',
  wrongNetwork: 'הדף הזה פועל ברשת \u2068{}\u2069.',
  explorer: 'הצגה בסייר הבלוקים',
}

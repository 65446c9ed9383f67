import type { Strings } from '../ui/types.js'

export const locale = 'he'

/** עברית (Hebrew). The marks around a name keep its letters and brackets in their own direction; an address to copy must not have them. */
export const strings: Strings = {
  button: 'חיבור ארנק',
  title: 'חיבור ארנק',
  close: 'סגירה',
  search: 'חיפוש ארנקים',
  noneFound: 'אין תוצאות',
  installed: 'מותקנים',
  popular: 'פופולריים',
  what: 'מה זה ארנק?',
  home: 'בית לנכסים הדיגיטליים שלך',
  homeText: 'שמירה, שליחה וקבלה של מטבעות, אסימונים ופריטי אספנות ב־Aptos.',
  login: 'דרך חדשה להתחבר',
  loginText: 'בלי חשבון חדש ובלי סיסמה: הארנק מזהה אותך.',
  getWallet: 'קבלת ארנק',
  learnMore: 'מידע נוסף',
  notInstalled: 'הארנק הזה עדיין לא מותקן. אפשר לקבל אותו בלחיצה למטה.',
  get: 'קבלת \u2068{}\u2069',
  openIn: 'פתיחה ב־\u2068{}\u2069',
  connecting: 'מתבצע חיבור אל \u2068{}\u2069…',
  slow: 'ייתכן שהארנק נעול או שהחלון שלו מוסתר.',
  cancel: 'ביטול',
  rejected: 'הבקשה נדחתה ב־\u2068{}\u2069.',
  failed: 'לא ניתן היה להתחבר אל \u2068{}\u2069.',
  again: 'ניסיון נוסף',
  copy: 'העתקת הכתובת',
  copied: 'הועתק!',
  copyFailed: 'אפשר להעתיק ידנית: {}',
  disconnect: 'ניתוק',
  stuck: 'החיבור אל \u2068{}\u2069 לא נותק.',
  forget: 'לשכוח אותו בדף הזה',
  explorer: 'הצגה בסייר הבלוקים',
  wrongNetwork: 'הדף הזה פועל ברשת \u2068{}\u2069.',
  switchNetwork: 'החלפת רשת',
}

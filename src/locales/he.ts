import type { Strings } from '../ui/types.js'

export const locale = 'he'

/** עברית (Hebrew). The marks around a name keep its letters and brackets in their own direction. An address to copy must not have them. */
export const strings: Strings = {
  button: 'חיבור ארנק',
  title: 'חיבור ארנק',
  close: 'סגירה',
  back: 'חזרה',
  search: 'חיפוש ארנקים',
  installed: 'מותקנים',
  popular: 'פופולריים',
  lastUsed: 'בשימוש לאחרונה',
  noneFound: 'לא נמצאו ארנקים.',
  noneOnDevice: 'לא נמצאו ארנקים במכשיר הזה.',
  resultCount: 'ארנקים שנמצאו: \u2068{}\u2069',

  what: 'מה זה ארנק?',
  home: 'בית לנכסים הדיגיטליים שלך',
  homeText: 'שמירה, שליחה וקבלה של מטבעות, טוקנים ו־NFT ב־Aptos.',
  login: 'דרך חדשה להתחבר',
  loginText: 'מחברים את הארנק במקום ליצור חשבון וסיסמה בכל אתר.',
  getWallet: 'התקנת ארנק',
  learnMore: 'מידע נוסף',

  notInstalled: 'הארנק הזה עדיין לא מותקן. אפשר להתקין אותו בלחיצה למטה.',
  get: 'התקנת \u2068{}\u2069',
  openIn: 'פתיחת \u2068{}\u2069',
  openInText: 'יש לפתוח את הדף הזה ב־\u2068{}\u2069.',

  connecting: 'מתבצע חיבור אל \u2068{}\u2069…',
  waiting: 'יש לאשר את הבקשה ב־\u2068{}\u2069.',
  slow: 'עדיין בהמתנה? כדאי לפתוח את הנעילה של \u2068{}\u2069 או לחפש את החלון הקופץ שלו.',
  cancel: 'ביטול',

  rejected: 'דחית את הבקשה ב־\u2068{}\u2069.',
  failed: 'לא ניתן היה להתחבר אל \u2068{}\u2069.',
  again: 'ניסיון נוסף',
  connected: 'נוצר חיבור אל \u2068{}\u2069.',
  disconnected: 'החיבור נותק.',

  signInWith: 'התחברות עם \u2068{}\u2069',
  signInText: 'כדי להתחבר לאתר הזה, יש לחתום על הודעה ב־\u2068{}\u2069. זה לא עולה כסף.',
  signIn: 'התחברות',
  signInFailed: 'ההתחברות נכשלה.',

  buttonConnected: 'הארנק \u2068{}\u2069, מחובר',
  copy: 'העתקת הכתובת',
  copied: 'הועתק!',
  copyFailed: 'ההעתקה נכשלה. הכתובת שלך: {}',
  changeWallet: 'החלפת ארנק',
  disconnect: 'ניתוק',
  disconnectFailed: 'לא ניתן היה לנתק את \u2068{}\u2069.',
  forget: 'הסרה מהאתר הזה',
  explorer: 'הצגה באקספלורר',

  terms: 'תנאי השימוש',
  privacy: 'מדיניות הפרטיות',
  agreeToTerms: 'התחברות מהווה הסכמה ל־\u2068{terms}\u2069.',
  agreeToTermsAndPrivacy: 'התחברות מהווה הסכמה ל־\u2068{terms}\u2069 ול־\u2068{privacy}\u2069.',
  acceptTerms: 'אני מסכים/ה ל־\u2068{terms}\u2069.',
  acceptTermsAndPrivacy: 'אני מסכים/ה ל־\u2068{terms}\u2069 ול־\u2068{privacy}\u2069.',

  wrongNetwork: 'רשת שגויה. האתר הזה משתמש ב־\u2068{}\u2069.',
  switchNetwork: 'החלפת רשת',
  switched: 'הרשת הוחלפה ל־\u2068{}\u2069.',
  switchFailed: 'לא ניתן היה להחליף רשת. אפשר לעבור ל־\u2068{network}\u2069 ב־\u2068{wallet}\u2069.',
  switchUnsupported:
    'האתר הזה לא יכול להחליף את הרשת של \u2068{wallet}\u2069. אפשר לעבור ל־\u2068{network}\u2069 בארנק.',

  inFrame: 'הדף הזה מוטמע באתר אחר, ולכן חלק מהארנקים לא יכולים לגשת אליו.',
  newTab: 'פתיחה בכרטיסייה חדשה',
  inWebView: 'הדפדפן של האפליקציה הזו לא יכול לגשת לארנקים. יש לפתוח את הדף בדפדפן שלך.',
  copyLink: 'העתקת הקישור',
  copyLinkFailed: 'ההעתקה נכשלה. הקישור: {}',

  transactions: {
    label: 'עסקאות',
    sent: 'העסקה נשלחה',
    waiting: 'ממתינה לאישור',
    confirmed: 'אושרה',
    failed: 'נכשלה',
    late: 'עדיין לא אושרה',
    unknown: 'לא ניתן לבדוק את הסטטוס',
    explorer: 'הצגה באקספלורר',
    checkAgain: 'בדיקה חוזרת',
    details: 'פרטים',
    dismiss: 'סגירה',
    aborted: 'נעצרה על ידי \u2068{module}\u2069: \u2068{code}\u2069',
    executionFailed: '\u2068{}\u2069 נכשל.',
    OUT_OF_GAS: 'נגמר הגז של העסקה.',
    SEQUENCE_NUMBER_TOO_OLD: 'עסקה אחרת של חשבון זה הקדימה אותה.',
    SEQUENCE_NUMBER_TOO_NEW: 'חסרה עסקה קודמת של חשבון זה.',
    INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 'אין בחשבון מספיק APT לעמלת הרשת.',
    TRANSACTION_EXPIRED: 'תוקף העסקה פג.',
    MISSING_DATA: 'הנתונים שהעסקה צריכה אינם בבלוקצ׳יין.',
  },
}

import type { Strings } from '../ui/types.js'

export const locale = 'hi'

/** हिन्दी (Hindi). */
export const strings: Strings = {
  button: 'वॉलेट कनेक्ट करें',
  title: 'वॉलेट कनेक्ट करें',
  close: 'बंद करें',
  search: 'वॉलेट खोजें',
  popular: 'लोकप्रिय',
  noneFound: 'कुछ नहीं मिला',
  what: 'वॉलेट क्या है?',
  installed: 'इंस्टॉल किए गए',
  home: 'आपकी डिजिटल संपत्तियों का घर',
  getWallet: 'वॉलेट पाएँ',
  homeText: 'Aptos पर कॉइन, टोकन और संग्रहणीय वस्तुएँ रखें, भेजें और पाएँ।',
  loginText: 'न नया खाता, न पासवर्ड: आपका वॉलेट ही आपकी पहचान है।',
  notInstalled: 'यह वॉलेट अभी इंस्टॉल नहीं है। इसे पाने के लिए नीचे क्लिक करें।',
  login: 'लॉग इन करने का नया तरीका',
  learnMore: 'और जानें',
  get: '{} पाएँ',
  openIn: '{} में खोलें',
  connecting: '{} से कनेक्ट हो रहा है…',
  slow: 'हो सकता है वॉलेट लॉक हो या उसकी विंडो छिपी हो।',
  cancel: 'रद्द करें',
  rejected: 'आपने {} में अनुरोध अस्वीकार किया।',
  failed: '{} कनेक्ट नहीं हो सका।',
  copied: 'कॉपी हो गया!',
  copy: 'पता कॉपी करें',
  copyFailed: 'इसे हाथ से कॉपी करें: {}',
  again: 'फिर कोशिश करें',
  disconnect: 'डिस्कनेक्ट करें',
  stuck: '{} डिस्कनेक्ट नहीं हुआ।',
  switchNetwork: 'नेटवर्क बदलें',
  forget: 'इस पेज पर इसे भूल जाएँ',
  wrongNetwork: 'यह पेज {} नेटवर्क पर है।',
  explorer: 'ब्लॉक एक्सप्लोरर में देखें',
}

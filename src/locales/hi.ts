import type { Strings } from '../ui/types.js'

export const locale = 'hi'

/** हिन्दी (Hindi). */
export const strings: Strings = {
  button: 'वॉलेट कनेक्ट करें',
  title: 'वॉलेट कनेक्ट करें',
  close: 'बंद करें',
  search: 'वॉलेट खोजें',
  noneFound: 'कुछ नहीं मिला',
  installed: 'इंस्टॉल किए गए',
  popular: 'लोकप्रिय',
  what: 'वॉलेट क्या है?',
  home: 'आपकी डिजिटल संपत्तियों का घर',
  homeText: 'Aptos पर कॉइन, टोकन और संग्रहणीय वस्तुएँ रखें, भेजें और पाएँ।',
  login: 'लॉग इन करने का नया तरीका',
  loginText: 'न नया खाता, न पासवर्ड: आपका वॉलेट ही आपकी पहचान है।',
  getWallet: 'वॉलेट पाएँ',
  learnMore: 'और जानें',
  notInstalled: 'यह वॉलेट अभी इंस्टॉल नहीं है। इसे पाने के लिए नीचे क्लिक करें।',
  get: '{} पाएँ',
  openIn: '{} में खोलें',
  connecting: '{} से कनेक्ट हो रहा है…',
  slow: 'हो सकता है वॉलेट लॉक हो या उसकी विंडो छिपी हो।',
  cancel: 'रद्द करें',
  rejected: 'आपने {} में अनुरोध अस्वीकार किया।',
  failed: '{} कनेक्ट नहीं हो सका।',
  again: 'फिर कोशिश करें',
  copy: 'पता कॉपी करें',
  copied: 'कॉपी हो गया!',
  copyFailed: 'इसे हाथ से कॉपी करें: {}',
  disconnect: 'डिस्कनेक्ट करें',
  stuck: '{} डिस्कनेक्ट नहीं हुआ।',
  forget: 'इस पेज पर इसे भूल जाएँ',
  explorer: 'ब्लॉक एक्सप्लोरर में देखें',
  wrongNetwork: 'यह पेज {} नेटवर्क पर है।',
  switchNetwork: 'नेटवर्क बदलें',
}

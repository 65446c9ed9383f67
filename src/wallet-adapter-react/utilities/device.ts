const getUserAgent = () => globalThis.navigator?.userAgent ?? ''

/** Returns whether the browser runs on a phone or tablet. */
export const isMobile = (): boolean =>
  /Mobi|iP(hone|ad|od)|Android|BlackBerry|webOS|Opera Mini/i.test(getUserAgent())

/** Returns whether the page is open in the web view of an app, such as a wallet's own browser. */
export const isInAppBrowser = (): boolean =>
  /iP(hone|ad|od)(?!.*Safari\/)|Android.*(; wv\)|Version\/\S+ Chrome\/)/i.test(getUserAgent())

/** Returns whether a link can open a wallet's app from this browser. */
export const isRedirectable = (): boolean => isMobile() && !isInAppBrowser()

/**
 * The environment of a page. It determines which wallets the page can reach:
 *
 * - `wallet-browser`: a phone with exactly one registered wallet, such as the wallet's own browser.
 * - `phone`: a browser on a phone or tablet. Wallets are not extensions there, so the page reaches them with deep links.
 * - `web-view`: the browser inside another app (Telegram, Instagram …), which wallets can't reach, and in which deep links
 *   don't work.
 * - `frame`: a frame inside a page of another origin, on a computer. Extensions cannot always reach the page.
 * - `desktop`: everything else.
 */
export type Environment = 'desktop' | 'phone' | 'wallet-browser' | 'web-view' | 'frame'

/** The members of `window` that `detectEnvironment` requires. */
export interface EnvironmentWindow {
  readonly navigator: {
    readonly userAgent: string
    readonly maxTouchPoints: number
    /** Whether the page was opened from the home screen (WebKit). */
    readonly standalone?: boolean
  }
  readonly self: unknown
  readonly top: unknown
  readonly frameElement: unknown
}

/** Tokens of apps whose user agents otherwise look like those of browsers: without `; wv)` on Android, or with `Safari/` on iOS. */
const APP_TOKENS = /FBA[NV]|Instagram|LinkedInApp|musical_ly|Bytedance|Snapchat|Telegram|GSA\//

/**
 * Returns whether the device is a phone or tablet. An iPad has the user agent of a Macintosh, but no Macintosh has a touch
 * screen.
 */
const isMobile = ({ userAgent, maxTouchPoints }: EnvironmentWindow['navigator']) =>
  /Android|iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/**
 * Returns whether the page is in a web view of another app. Android adds `wv` to the user agent of a web view. WebKit omits
 * `Safari/`, and also omits it for pages that were opened from the home screen.
 */
const isWebView = ({ userAgent, standalone }: EnvironmentWindow['navigator']) =>
  /; wv\)/.test(userAgent) ||
  APP_TOKENS.test(userAgent) ||
  (/AppleWebKit(?!.*Safari\/)/.test(userAgent) && !standalone)

/** Returns whether the page is in a frame of a page of another origin. `frameElement` is then `null`. */
const isCrossOriginFrame = ({ self, top, frameElement }: EnvironmentWindow) => top !== self && !frameElement

/**
 * Detects where a page runs. `frame` and `web-view` are returned only if no wallet has registered, so call the function again
 * when the wallets change.
 *
 * @param walletCount Number of registered wallets.
 */
export function detectEnvironment(page: EnvironmentWindow, walletCount = 0): Environment {
  const { navigator } = page
  if (!walletCount) {
    // Telegram adds this member on iOS and in its desktop apps, where the user agent does not name the app. Check own members
    // only, because an element of that name is a member of the prototype of the window.
    if (Object.hasOwn(page, 'TelegramWebviewProxy')) return 'web-view'
    if (isMobile(navigator) && isWebView(navigator)) return 'web-view'
    // The deep links of a phone also work in a frame.
    if (!isMobile(navigator) && isCrossOriginFrame(page)) return 'frame'
  }
  if (!isMobile(navigator)) return 'desktop'
  return walletCount === 1 ? 'wallet-browser' : 'phone'
}

/** Returns whether wallets can be browser extensions in an environment. In any other environment, wallets are apps. */
export const hasExtensions = (environment: Environment): boolean =>
  environment === 'desktop' || environment === 'frame'

import { createContext, forwardRef, useCallback, useContext, useEffect } from 'react'
import { useWalletKit } from '../../react/index.js'
import { useWallet } from '../hooks/use-wallet.js'
import { isRedirectable } from '../utilities/device.js'
import { isLoaded } from '../wallets/adapter-wallet.js'
import type { AnyWallet } from '../wallets/types.js'
import { isInstalledOrLoadable, shouldUseFallbackWallet } from '../wallets/wallet-kinds.js'
import { createHeadlessComponent, type HeadlessComponentProps } from './headless.js'

export interface WalletItemProps extends HeadlessComponentProps {
  wallet: AnyWallet
  /** Called when the button is pressed, after the request to connect has begun. */
  onConnect?: () => void
  /** Whether to render a wallet that no link can open on a phone. Default: `false`. */
  showAllOnMobile?: boolean
}

const ItemContext = /* @__PURE__ */ createContext<{
  readonly wallet: AnyWallet
  readonly connect: () => void
} | null>(null)

/**
 * Returns the context of a wallet item.
 *
 * @param componentName Name in the message of the error.
 * @throws Error outside `<WalletItem>`.
 */
function useItemContext(componentName: string) {
  const item = useContext(ItemContext)
  if (!item) throw new Error(`\`WalletItem.${componentName}\` must be used within \`WalletItem\``)
  return item
}

/** Loads the lazy wallets before the click. If the wallets loaded after the click, browsers would block their popups. */
function LazyWalletLoader() {
  const kit = useWalletKit()
  useEffect(() => void kit.loadLazyWallets(), [kit])
  return null
}

const ItemElement = createHeadlessComponent('WalletItem', 'div')

const WalletItemRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, WalletItemProps>(function WalletItem(
  { wallet, onConnect, showAllOnMobile, ...props },
  ref,
) {
  const { connect: connectByName } = useWallet()
  const connect = useCallback(() => {
    const { name } = (shouldUseFallbackWallet(wallet) && wallet.fallbackWallet) || wallet
    // Ignore the error here, because `onError` receives the error.
    Promise.resolve(connectByName(name)).catch(() => {})
    onConnect?.()
  }, [wallet, connectByName, onConnect])

  const isInstalled = isInstalledOrLoadable(wallet)
  if (!isInstalled && !wallet.deeplinkProvider && isRedirectable() && !showAllOnMobile) return null
  return (
    <ItemContext.Provider value={{ wallet, connect }}>
      {isInstalled && !isLoaded(wallet) && <LazyWalletLoader />}
      <ItemElement {...props} ref={ref} />
    </ItemContext.Provider>
  )
})

/** Renders a wallet of a list without styles. Its parts render the icon, the name, and the button or link. */
export const WalletItem = /* @__PURE__ */ Object.assign(WalletItemRoot, {
  Icon: createHeadlessComponent('WalletItem.Icon', 'img', () => {
    const { name, icon } = useItemContext('Icon').wallet
    return { src: icon, alt: `${name} icon` }
  }),
  Name: createHeadlessComponent('WalletItem.Name', 'div', () => ({
    children: useItemContext('Name').wallet.name,
  })),
  ConnectButton: createHeadlessComponent('WalletItem.ConnectButton', 'button', () => ({
    onClick: useItemContext('ConnectButton').connect,
    children: 'Connect',
  })),
  InstallLink: createHeadlessComponent('WalletItem.InstallLink', 'a', () => ({
    href: useItemContext('InstallLink').wallet.url,
    target: '_blank',
    rel: 'noopener noreferrer',
    children: 'Install',
  })),
})

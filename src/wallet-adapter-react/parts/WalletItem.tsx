import { createContext, forwardRef, useCallback, useContext, useEffect } from 'react'
import { useWalletKit } from '../../react/index.js'
import { useWallet } from '../hooks/use-wallet.js'
import { isRedirectable } from '../utilities/device.js'
import { isLoaded } from '../wallets/adapter-wallet.js'
import type { AdapterNotDetectedWallet, AdapterWallet } from '../wallets/types.js'
import {
  isInstalledOrLoadable,
  isPetraWebGenericWallet,
  shouldUseFallbackWallet,
} from '../wallets/wallet-kinds.js'
import { createHeadlessComponent, type HeadlessComponentProps } from './headless.js'

export interface WalletItemProps extends HeadlessComponentProps {
  wallet: AdapterWallet | AdapterNotDetectedWallet
  /** Called when the button is pressed, after the request to connect has begun. */
  onConnect?: () => void
  /** Whether to render a wallet that no link can open on a phone. Default: `false`. */
  showAllOnMobile?: boolean
}

const ItemContext = /* @__PURE__ */ createContext<{
  wallet: WalletItemProps['wallet']
  connect: () => void
} | null>(null)

function useItem(part: string) {
  const item = useContext(ItemContext)
  if (!item) throw new Error(`<WalletItem.${part}> is not inside a <WalletItem>`)
  return item
}

const Root = createHeadlessComponent('WalletItem', 'div')

/** Loads the lazy wallets when a dialog shows one of them. Loaded later, their popup would open after the click's own task. */
function LazyWalletLoader() {
  const kit = useWalletKit()
  useEffect(() => void kit.loadLazyWallets(), [kit])
  return null
}

const WalletItemRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, WalletItemProps>(function WalletItem(
  { wallet, onConnect, showAllOnMobile, ...props },
  ref,
) {
  const { connect: connectByName } = useWallet()
  const connect = useCallback(() => {
    const target = shouldUseFallbackWallet(wallet) ? wallet.fallbackWallet : wallet
    // A failure reaches `onError`.
    Promise.resolve(connectByName(target?.name ?? wallet.name)).catch(() => {})
    onConnect?.()
  }, [wallet, connectByName, onConnect])

  const canUse = isInstalledOrLoadable(wallet) || !!wallet.deeplinkProvider || isPetraWebGenericWallet(wallet)
  if (isRedirectable() && !canUse && !showAllOnMobile) return null
  return (
    <ItemContext.Provider value={{ wallet, connect }}>
      {isInstalledOrLoadable(wallet) && !isLoaded(wallet) && <LazyWalletLoader />}
      <Root {...props} ref={ref} />
    </ItemContext.Provider>
  )
})

/** A wallet's icon, name, and button or link, without styles. */
export const WalletItem = /* @__PURE__ */ Object.assign(WalletItemRoot, {
  displayName: 'WalletItem',
  Icon: createHeadlessComponent('WalletItem.Icon', 'img', () => {
    const { name, icon } = useItem('Icon').wallet
    return { src: icon, alt: `${name} icon` }
  }),
  Name: createHeadlessComponent('WalletItem.Name', 'div', () => ({ children: useItem('Name').wallet.name })),
  ConnectButton: createHeadlessComponent('WalletItem.ConnectButton', 'button', () => ({
    onClick: useItem('ConnectButton').connect,
    children: 'Connect',
  })),
  InstallLink: createHeadlessComponent('WalletItem.InstallLink', 'a', () => ({
    href: useItem('InstallLink').wallet.url,
    target: '_blank',
    rel: 'noopener noreferrer',
    children: 'Install',
  })),
})

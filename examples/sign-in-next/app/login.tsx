'use client'

import { useWallet } from 'aptos-wallet-kit/react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Renders the page again on the server when the user has logged in or out, here or in another tab. */
export function FollowLogin() {
  const { on } = useWallet()
  const { refresh } = useRouter()
  useEffect(() => {
    const unsubscribeFunctions = [on('wallet-signed-in', refresh), on('wallet-signed-out', refresh)]
    return () => {
      for (const unsubscribe of unsubscribeFunctions) unsubscribe()
    }
  }, [on, refresh])
  return null
}

export function LogoutButton() {
  const { signOut } = useWallet()
  return (
    <button type="button" onClick={() => signOut()}>
      Sign Out
    </button>
  )
}

'use client'

import { useWallet } from 'aptos-wallet-kit/react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/** The modal shows the error of a login to the user. */
const showInConsole = (error: Error) => console.error(error)

const showLogoutError = () => alert("Couldn't log out. Try again.")

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

/** Shows the data of a session, unless the account of the session is no longer logged in. */
export function LoggedIn({ address, children }: { address: string; children: ReactNode }) {
  const { signInStatus, address: walletAddress, signOut } = useWallet()
  // While the wallet is restored, and on the server, only the session is known.
  const isSameAccount = signInStatus === 'signed-in' && walletAddress === address
  if (!isSameAccount && signInStatus !== 'restoring') return <LoggedOut />
  return (
    <>
      {children}
      <button type="button" disabled={!isSameAccount} onClick={() => signOut().catch(showLogoutError)}>
        Log Out
      </button>
    </>
  )
}

export function LoggedOut() {
  const { signInStatus, authenticate } = useWallet()
  // The server renders the account next.
  if (signInStatus === 'signed-in') return null
  return (
    <>
      <p>Not logged in</p>
      <button type="button" onClick={() => authenticate().catch(showInConsole)}>
        Log In
      </button>
    </>
  )
}

import { WalletButton } from 'aptos-wallet-kit/react'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { readSession } from '@/lib/sessions'
import { FollowLogin, LoggedIn, LoggedOut } from './login'

export default function Page() {
  return (
    <main>
      <h1>Log in with Aptos</h1>
      <WalletButton />
      <FollowLogin />
      {/* With `cacheComponents` of Next.js, only content inside `Suspense` may wait for the request. */}
      <Suspense>
        <Account />
      </Suspense>
    </main>
  )
}

/** Reads the session on the server, for each request. */
async function Account() {
  await connection()
  const { address } = (await readSession()) ?? {}
  if (!address) return <LoggedOut />
  return (
    <LoggedIn address={address}>
      <p>Logged in as {address}</p>
    </LoggedIn>
  )
}

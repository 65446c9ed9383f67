import { WalletButton } from 'aptos-wallet-kit/react'
import { readSession } from '@/lib/sessions'
import { FollowLogin, LogoutButton } from './login'

/** Reads the session on the server. */
export default async function Page() {
  const { address } = (await readSession()) ?? {}
  return (
    <main>
      <h1>Sign in with Aptos</h1>
      <WalletButton />
      <FollowLogin />
      <p>{address ? `Signed in as ${address}` : 'Not signed in'}</p>
      {address && <LogoutButton />}
    </main>
  )
}

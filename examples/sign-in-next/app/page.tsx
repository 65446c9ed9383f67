import { WalletButton } from 'aptos-wallet-kit/react'
import { readSession } from '@/lib/sessions'
import { LoginButton, LogoutButton } from './login'

/** Reads the session on the server. */
export default async function Page() {
  const { address } = (await readSession()) ?? {}
  return (
    <main>
      <h1>Sign in with Aptos</h1>
      <WalletButton />
      <p>{address ? `Signed in as ${address}` : 'Not signed in'}</p>
      {address ? <LogoutButton /> : <LoginButton />}
    </main>
  )
}

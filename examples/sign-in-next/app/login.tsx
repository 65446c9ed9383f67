'use client'

import { toHex, useWalletKit } from 'aptos-wallet-kit/react'
import { type SignInInput, type SignInResult, signIn } from 'aptos-wallet-kit/sign-in'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

const REFRESH_INTERVAL_MS = 60_000

async function request<Data>(path: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(path, init)
  const body = await response.json()
  if (!response.ok) throw new Error(body.error)
  return body
}

const headers = { 'Content-Type': 'application/json' }
const post = (path: string, data?: object) =>
  request(path, { method: 'POST', headers, body: JSON.stringify(data) })

/** Turns the result of `signIn` into JSON for the server. Keys and signatures are objects that JSON can't serialize. */
function toSend({ method, args }: Extract<SignInResult, { status: 'Approved' }>) {
  if (method === 'signMessage') {
    const { input, fullMessage, publicKey, signature } = args
    return { input, fullMessage, publicKey, signature: toHex(signature) }
  }
  const hex = (value: unknown) => `${(value as { bcsToHex(): object }).bcsToHex()}`
  const { type, input, account, signature } = args
  return { type, input, publicKey: hex(account.publicKey), signature: hex(signature) }
}

/** Keeps a nonce ready: after an await in the click, the wallet's window can be blocked as a popup. */
function useSignInFields() {
  const fields = useRef<Promise<SignInInput>>(undefined)
  useEffect(() => {
    const renew = () => {
      if (!document.hidden) fields.current = request('/api/nonce')
    }
    renew()
    const timer = setInterval(renew, REFRESH_INTERVAL_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return fields
}

export function LoginButton() {
  const kit = useWalletKit()
  const router = useRouter()
  const fields = useSignInFields()
  const [message, setMessage] = useState('')

  async function logIn() {
    try {
      const result = await signIn(kit, (await fields.current) as SignInInput)
      if (result.status === 'Rejected') return setMessage('You rejected the request.')
      await post('/api/login', toSend(result))
      router.refresh()
    } catch (error) {
      setMessage((error as Error).message)
      fields.current = request('/api/nonce')
    }
  }

  return (
    <>
      <button type="button" onClick={logIn}>
        Sign In
      </button>
      <output>{message}</output>
    </>
  )
}

export function LogoutButton() {
  const router = useRouter()

  async function logOut() {
    await post('/api/logout')
    router.refresh()
  }

  return (
    <button type="button" onClick={logOut}>
      Sign Out
    </button>
  )
}

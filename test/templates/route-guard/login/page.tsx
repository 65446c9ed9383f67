'use client'

import { useWallet } from 'aptos-wallet-kit/react'

export default function Login() {
  const { status, address } = useWallet()
  return <p id="login">{status === 'connected' ? address : status}</p>
}

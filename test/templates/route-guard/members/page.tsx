'use client'

import { useWallet } from 'aptos-wallet-kit/react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** A page for connected users only. Redirects as the documents say: on `disconnected`. */
export default function Members() {
  const { status, address } = useWallet()
  const router = useRouter()
  useEffect(() => {
    if (status === 'disconnected') router.replace('/login')
  }, [status, router])
  return <p id="members">{status === 'connected' ? address : status}</p>
}

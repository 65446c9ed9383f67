'use client'

import { useWallet } from 'aptos-wallet-kit/react'
import { RequireWallet } from '../require-wallet'

/** A page for connected users only. */
export default function Members() {
  const { address } = useWallet()
  return (
    <RequireWallet>
      <p>{address}</p>
    </RequireWallet>
  )
}

import { createContext, useContext } from 'react'
import type { Client } from './client.js'

export const ClientContext = createContext<Client | null>(null)

/** @throws Error outside a provider */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client)
    throw new Error(
      'This component is not inside an <AptosWalletProvider>. Put one around your application, or around the part of it that uses wallets.',
    )
  return client
}

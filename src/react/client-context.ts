import { createContext, useContext } from 'react'
import type { Client } from './client.js'

export const ClientContext = createContext<Client | null>(null)

/**
 * Returns the client of the nearest provider.
 *
 * @throws Error outside a provider
 */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client)
    throw new Error(
      'This component is not inside an <AptosWalletProvider>. Wrap your application in one provider.',
    )
  return client
}

import { toHex, useWallet } from 'aptos-wallet-kit/react'

/** A wallet answers `{ status, args }`. Saying no is an answer too, not an exception. */
interface Answer<Args> {
  readonly status: 'Approved' | 'Rejected'
  readonly args?: Args
}

function approved<Args>({ status, args }: Answer<Args>): Args {
  if (status === 'Rejected' || !args) throw new Error('User rejected the request')
  return args
}

/** The three calls of this page. Copy what you need. */
export function useCalls() {
  const { connect, getAccount, signMessage } = useWallet()
  return {
    async connect() {
      approved(await connect())
      return 'Connected to Aptos wallet'
    },
    getAccount,
    async signMessage() {
      const nonce = String(Math.floor(Date.now() / 1000))
      const answer = await signMessage({ message: 'Hello, Aptos!', nonce })
      return toHex(approved(answer as Answer<{ signature: unknown }>).signature)
    },
  }
}

import { toHex, type UserResponse, useWallet } from 'aptos-wallet-kit/react'

/** A wallet answers `{ status, args }`, some bare `args`. Saying no is an answer too, not an exception. */
function approved<Args>(answer: UserResponse<Args>): Args {
  if (answer?.status === 'Rejected') throw new Error('User rejected the request')
  return answer?.args ?? (answer as unknown as Args)
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
      return toHex(approved(await signMessage({ message: 'Hello, Aptos!', nonce })).signature)
    },
  }
}

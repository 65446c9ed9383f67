import { createNonce } from 'aptos-wallet-kit/verify'
import { fromPage } from '@/lib/from-page'
import { readSession, startSession } from '@/lib/sessions'

/** Time to approve the request. The kit requests a nonce when the modal opens. */
const NONCE_TIMEOUT_MS = 10 * 60 * 1000
/** Limit that is enough for two visible tabs that renew their nonces. */
const MAX_NONCES = 20

/** Returns the fields to sign, and keeps them in the session. */
export const GET = fromPage(async () => {
  const now = Date.now()
  const fields = {
    nonce: createNonce(),
    statement: 'Log in to the example.',
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + NONCE_TIMEOUT_MS).toISOString(),
  }
  const session =
    (await readSession()) ?? (await startSession({ fieldsByNonce: new Map() }, NONCE_TIMEOUT_MS))
  // A request for a nonce must not extend a login.
  if (!session.address) session.expires = now + NONCE_TIMEOUT_MS
  const { fieldsByNonce } = session
  fieldsByNonce.set(fields.nonce, fields)
  const [oldest] = fieldsByNonce.keys()
  if (oldest && fieldsByNonce.size > MAX_NONCES) fieldsByNonce.delete(oldest)
  return Response.json(fields)
})

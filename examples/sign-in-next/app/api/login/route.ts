import { verifySignIn } from 'aptos-wallet-kit/verify'
import { fromPage } from '@/lib/from-page'
import { endSession, readSession, startSession } from '@/lib/sessions'
import { application, aptos } from '@/lib/settings'

const LOGIN_TIMEOUT_MS = 24 * 60 * 60 * 1000

export const POST = fromPage(async (request) => {
  try {
    return Response.json({ address: await logIn(await readJson(request)) })
  } catch (error) {
    // Log the reason, but don't send it: it would help an attacker.
    console.error(`Login failed: ${(error as Error).message}`)
    return Response.json({ error: 'Login failed' }, { status: 401 })
  }
})

async function readJson(request: Request): Promise<{ input?: { nonce?: string } }> {
  try {
    return await request.json()
  } catch {
    throw new Error('The request is not JSON') // The message of the parser contains a part of the request.
  }
}

async function logIn(output: { input?: { nonce?: string } }): Promise<string> {
  const session = await readSession()
  const fieldsByNonce = session?.fieldsByNonce
  const fields = fieldsByNonce?.get(output.input?.nonce ?? '')
  if (!session || !fieldsByNonce || !fields) throw new Error('The session has no such nonce')
  // Delete the nonce before you wait for anything: it is single-use, even for two requests at the same time, and even if the
  // login is rejected.
  fieldsByNonce.delete(fields.nonce)
  const { address } = await verifySignIn(output, { application, ...fields }, { aptos })
  // While the full node responded, a logout or the login of another tab may have ended the session.
  if ((await readSession())?.fieldsByNonce !== fieldsByNonce) throw new Error('The session has ended')
  // End an earlier login only now: a rejected request must not log the user out. A session without a login expires soon. Until
  // then, a request of another tab can still use it, but not its nonces, because an attacker may know its ID.
  if (session.address) await endSession()
  else session.fieldsByNonce = new Map()
  await startSession({ address, fieldsByNonce }, LOGIN_TIMEOUT_MS)
  return address
}

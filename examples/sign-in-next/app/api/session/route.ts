import { fromPage } from '@/lib/from-page'
import { readSession } from '@/lib/sessions'

export const GET = fromPage(async () => {
  const session = await readSession()
  return Response.json(session?.address ? { address: session.address } : null)
})

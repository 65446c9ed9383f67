import { fromPage } from '@/lib/from-page'
import { endSession } from '@/lib/sessions'

export const POST = fromPage(async () => {
  await endSession()
  return Response.json({})
})

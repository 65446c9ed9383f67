import type { UserResponse } from '../../core/index.js'

/** The default value with which a request rejects if the user rejects it. */
export const USER_REJECTED = 'User has rejected the request'

/**
 * Returns the `args` of an approval.
 *
 * @throws string if the user rejected the request.
 */
export function requireApproval<Args>(response: UserResponse<Args>, rejection = USER_REJECTED): Args {
  if (response.status === 'Rejected') throw rejection
  return (response as { args: Args }).args
}

/** Returns the message of an error, or the thrown value itself. */
// biome-ignore lint/suspicious/noExplicitAny: the adapter's type
export const generalizedErrorMessage = (error: any): string =>
  typeof error === 'object' && error && 'message' in error ? error.message : error

/** The reason with which a request rejects if the user rejects it. */
export const USER_REJECTED = 'User has rejected the request'

/** Returns the message of an error, or the thrown value itself. */
// biome-ignore lint/suspicious/noExplicitAny: the adapter's type
export const generalizedErrorMessage = (error: any): string =>
  typeof error === 'object' && error && 'message' in error ? error.message : error

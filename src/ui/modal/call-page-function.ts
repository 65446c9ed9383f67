import { reportUncaughtError } from '../../core/internal.js'

/**
 * Calls a function that the page passed as an option. If the function throws, reports the error as an uncaught error of the page,
 * and returns the default value.
 *
 * @param getDefault Returns the default value.
 */
export function callPageFunction<Value>(call: () => Value, getDefault: () => Value): Value {
  try {
    return call()
  } catch (error) {
    reportUncaughtError(error)
    return getDefault()
  }
}

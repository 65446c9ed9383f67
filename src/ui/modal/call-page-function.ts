import { reportUncaughtError } from '../../core/internal.js'

/**
 * Calls a function that the page passed as an option. If it throws, its error is reported as an uncaught error of the page, and
 * the default value is returned.
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

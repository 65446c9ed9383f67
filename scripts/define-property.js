/**
 * What `Object.defineProperty` becomes in the pages' script. A description written as a literal inherits from
 * `Object.prototype`; on a page that has added `get` or `value` to it the browser refuses every such description.
 *
 * @param {object} target
 * @param {PropertyKey} key
 * @param {PropertyDescriptor} description
 */
export const defineProperty = (target, key, description) =>
  Reflect.defineProperty(target, key, Object.assign(Object.create(null), description))

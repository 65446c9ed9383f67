/** An alias of `pt-BR`, the name of this language in earlier versions. */
export { locale, strings } from './pt-BR.js'

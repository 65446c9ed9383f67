import { type Placeholders, type StringKey, translate } from '../../src/ui/strings.js'

/** Returns an English UI text that the specification does not fix. The texts that it fixes are literals in the tests. */
export const uiText = (key: StringKey, values?: Placeholders): string => translate({}, key, values)

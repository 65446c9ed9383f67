/** A language by its package name, made for `configure`. */
import type { AptosWalletKit } from 'aptos-wallet-kit/global'
import * as german from 'aptos-wallet-kit/locales/de'

export const speakGerman = (kit: AptosWalletKit): void => kit.configure(german)

export const texts: [string, string] = [german.locale, german.strings.close]
// @ts-expect-error there is no such string
german.strings.clsoe

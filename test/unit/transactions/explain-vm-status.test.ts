import { describe, expect, it } from 'vitest'
import { strings as german } from '../../../src/locales/de.js'
import { explainVmStatus } from '../../../src/transactions/index.js'
import { englishTransactions as english } from '../../../src/ui/transaction-strings.js'

describe('explainVmStatus', () => {
  it.each([
    [
      'Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): Not enough coins to complete transaction',
      'Not enough coins to complete transaction',
    ],
    ['Move abort in 0x1::m: 0xca26cbd9be0b0001: The shop is closed', 'The shop is closed'],
    ['Move abort in 0x1::m: E(0x1): first line\nsecond: line', 'first line\nsecond: line'],
    ['Move abort in 0x1::m: EOUT(0x1): OUT_OF_GAS is only a word here', 'OUT_OF_GAS is only a word here'],
  ])('returns the message of the module: %s', (vmStatus, message) => {
    expect(explainVmStatus(vmStatus)).toBe(message)
  })

  it.each([
    ['Move abort in 0xcafe::shop: ESOLD_OUT(0x30001)', '0xcafe::shop', 'ESOLD_OUT'],
    ['Move abort in 0xcafe::shop: ESOLD_OUT(0x30001): ', '0xcafe::shop', 'ESOLD_OUT'],
    ['Move abort in 0xcafe::shop: 0x30001', '0xcafe::shop', '0x30001'],
    ['Move abort: code 0x2', 'script', '0x2'],
  ])('names module and code of an abort without a message: %s', (vmStatus, module, code) => {
    expect(explainVmStatus(vmStatus)).toBe(
      english.aborted.replace('{module}', module).replace('{code}', code),
    )
  })

  it('names the function whose execution failed', () => {
    const vmStatus = 'Execution failed in 0x1::coin::withdraw at code offset 12'
    expect(explainVmStatus(vmStatus)).toBe(english.executionFailed.replace('{}', '0x1::coin::withdraw'))
  })

  it.each([
    ['Out of gas', 'OUT_OF_GAS'],
    ['OUT_OF_GAS', 'OUT_OF_GAS'],
    ['MISSING_DATA', 'MISSING_DATA'],
    ['TRANSACTION_EXPIRED', 'TRANSACTION_EXPIRED'],
    ['Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD', 'SEQUENCE_NUMBER_TOO_OLD'],
    ['Type: Validation Code: SEQUENCE_NUMBER_TOO_NEW', 'SEQUENCE_NUMBER_TOO_NEW'],
    ['A_CODE then INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE', 'INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE'],
  ] as const)('explains the status code of %s', (vmStatus, key) => {
    expect(explainVmStatus(vmStatus)).toBe(english[key])
  })

  it.each([
    '',
    'SOME_FUTURE_CODE',
    'PREFIX_OUT_OF_GAS_SUFFIX',
    'Execution failed with miscellaneous error and no status code',
    'Execution failed in 0x1::m::f at code offset 12, later',
    'The Move abort in 0x1::m: 0x1',
    'Out of gas, nearly',
    'Not Out of gas',
    'sent',
    'failed',
  ])('returns text that is unknown unchanged: %j', (vmStatus) => {
    expect(explainVmStatus(vmStatus)).toBe(vmStatus)
  })

  it('uses the given strings, and English for those that are missing', () => {
    expect(explainVmStatus('Out of gas', german.transactions)).toBe(german.transactions.OUT_OF_GAS)
    expect(explainVmStatus('Out of gas', { OUT_OF_GAS: '' })).toBe(english.OUT_OF_GAS)
  })
})

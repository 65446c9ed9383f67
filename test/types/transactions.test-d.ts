// Types of the entry for transactions by its package name.

import type {} from 'aptos-wallet-kit/global'
import { useTransaction, useWalletKit } from 'aptos-wallet-kit/react'
import { installDevWallet } from 'aptos-wallet-kit/testing'
import {
  explainVmStatus,
  followTransactions,
  TransactionError,
  waitForTransaction,
} from 'aptos-wallet-kit/transactions'
import type { Window } from 'happy-dom'

const hash = '0x12'
document.addEventListener('wallet-transaction', async ({ detail: { hash, network, wallet } }) => {
  const { success, reason, vmStatus, gasUsed, version } = await waitForTransaction(hash, { network })
  const texts: string[] = [reason, vmStatus, wallet.name, explainVmStatus(vmStatus)]
  const numbers: number[] = [gasUsed, version]
  console.log(success, texts, numbers)
})
waitForTransaction(hash, {
  nodeUrl: 'https://node.example/v1',
  timeoutMs: 1000,
  signal: AbortSignal.timeout(1),
})
// @ts-expect-error the options are required
waitForTransaction(hash)
// @ts-expect-error unknown option
waitForTransaction(hash, { netwrok: 'testnet' })

export const isLate = (error: unknown) =>
  error instanceof TransactionError && error.reason === 'NOT_CONFIRMED'

const stop: () => void = followTransactions(AptosWalletKit, { describe: ({ hash }) => hash })
stop()
// @ts-expect-error a description is text
followTransactions(AptosWalletKit, { describe: () => 1 })

AptosWalletKit.configure({
  links: { transaction: 'https://scan.example/{hash}' },
  strings: { transactions: { confirmed: 'Done' } },
})
// @ts-expect-error unknown string
AptosWalletKit.configure({ strings: { transactions: { confirmd: 'Done' } } })

export function useStatus() {
  const { status, reason, result, error, checkAgain } = useTransaction(undefined)
  const kit = useWalletKit()
  followTransactions(kit)
  // @ts-expect-error no such status
  const isDone = status === 'success'
  return [isDone, reason, result?.gasUsed.toFixed(), error?.message, checkAgain]
}

export async function installStub(window: Window) {
  const node = { delayMs: 1, transactionResponses: ['pending', 'not-found'], failNext: 'Out of gas' } as const
  const wallet = await installDevWallet(window as never, { node })
  wallet.setNodeBehavior({})
  // @ts-expect-error unknown response
  wallet.setNodeBehavior({ transactionResponses: ['late'] })
}

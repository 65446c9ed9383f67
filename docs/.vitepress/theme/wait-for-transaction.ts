/** The network `local`, on which the development wallet starts. */
const NODE_URL = 'http://127.0.0.1:8080/v1'

interface Transaction {
  readonly success?: boolean
  readonly vm_status: string
}

/** Waits until a full node has committed a transaction. */
export async function waitForTransaction(hash: string): Promise<Transaction> {
  const response = await fetch(`${NODE_URL}/transactions/wait_by_hash/${hash}`)
  if (!response.ok) throw new Error(`The full node responded with ${response.status}.`)
  const transaction: Transaction = await response.json()
  // Without `success`, the result is not known yet.
  return transaction.success === undefined ? waitForTransaction(hash) : transaction
}

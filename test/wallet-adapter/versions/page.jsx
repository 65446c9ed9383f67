import * as sdk from '@aptos-labs/ts-sdk'
import { AptosWalletAdapterProvider, useWallet } from '@aptos-labs/wallet-adapter-react'
import { createRoot } from 'react-dom/client'

/** Exposes the value of the hook to the test. */
function Probe() {
  window.app = useWallet()
  return null
}

const aptos = new sdk.Aptos(new sdk.AptosConfig({ network: sdk.Network.LOCAL }))

/** A submitter that an app brings, such as a gas station. Its hash states what it received. */
const transactionSubmitter = {
  async submitTransaction({ transaction, pluginParams }) {
    return { hash: JSON.stringify([transaction instanceof sdk.SimpleTransaction, pluginParams]) }
  },
}

const data = { function: '0x1::aptos_account::transfer', functionArguments: ['0x1', 100] }
/** A script without arguments: its bytes are not run here. */
const script = { bytecode: '0xa11ceb0b', typeArguments: [], functionArguments: [] }
const otherAddress = '0x2'

/** Builds a transaction with this version of ts-sdk, by the name of its form. */
const builders = {
  simple: (sender) => aptos.transaction.build.simple({ sender, data }),
  script: (sender) => aptos.transaction.build.simple({ sender, data: script }),
  orderless: (sender) =>
    aptos.transaction.build.simple({ sender, data, options: { replayProtectionNonce: 7 } }),
  'with a fee payer': (sender) => aptos.transaction.build.simple({ sender, data, withFeePayer: true }),
  'with several agents': (sender) =>
    aptos.transaction.build.multiAgent({ sender, data, secondarySignerAddresses: [otherAddress] }),
}

/** Returns whether the signature in an authenticator is valid, as this version of ts-sdk verifies it. */
function verify(transaction, authenticator) {
  const { public_key: key, signature } = sdk.AccountAuthenticator.deserialize(
    new sdk.Deserializer(authenticator.bcsToBytes()),
  )
  return key.verifySignature({ message: sdk.generateSigningMessageForTransaction(transaction), signature })
}

/** Builds a transaction, and has the wallet sign it. Returns whether the signature is valid. */
async function signBuilt(form, asFeePayer) {
  const { address } = window.app.account
  // An address of ts-sdk itself, as an app has it.
  const transaction = await builders[form](sdk.AccountAddress.from(address.toString()))
  const { authenticator } = await window.app.signTransaction({
    transactionOrPayload: transaction,
    ...(asFeePayer && { asFeePayer }),
  })
  if (asFeePayer) transaction.feePayerAddress = sdk.AccountAddress.from(address.toString())
  return verify(transaction, authenticator)
}

Object.assign(window, { sdk, aptos, data, transactionSubmitter, signBuilt })

const container = document.body.appendChild(document.createElement('div'))
createRoot(container).render(
  <AptosWalletAdapterProvider dappConfig={{ network: sdk.Network.LOCAL }}>
    <Probe />
  </AptosWalletAdapterProvider>,
)

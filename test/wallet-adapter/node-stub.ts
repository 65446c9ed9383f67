const entryFunction = {
  visibility: 'public',
  is_entry: true,
  is_view: false,
  generic_type_params: [],
  return: [],
}
const option = '0x1::option::Option<0x1::string::String>'

/** The functions that the scenarios call, in one module in place of several. */
const abi = {
  address: '0x1',
  name: 'module',
  friends: [],
  structs: [],
  exposed_functions: [
    { ...entryFunction, name: 'transfer', params: ['&signer', 'address', 'u64'] },
    {
      ...entryFunction,
      name: 'get_primary_name',
      params: ['address'],
      return: [option, option],
      is_entry: false,
      is_view: true,
    },
  ],
}

const pendingTransaction = {
  type: 'pending_transaction',
  hash: `0x${'cd'.repeat(32)}`,
  sender: '0x1',
  sequence_number: '7',
}

/** Responses to the requests of ts-sdk that build and submit a transaction and look up a name, by the end of the path. */
const responses: readonly (readonly [RegExp, unknown])[] = [
  [/\/module\/\w+$/, { bytecode: '0x', abi }],
  [/\/view$/, [{ vec: [] }, { vec: ['alice'] }]],
  [
    /\/estimate_gas_price$/,
    { gas_estimate: 100, deprioritized_gas_estimate: 100, prioritized_gas_estimate: 150 },
  ],
  [/\/accounts\/0x[0-9a-f]+$/, { sequence_number: '7', authentication_key: `0x${'00'.repeat(32)}` }],
  [/\/transactions$/, pendingTransaction],
  [/\/v1\/?$/, { chain_id: 2, ledger_version: '1', ledger_timestamp: '1700000000000000' }],
]

/** Responds as a full node. */
export function respond(url: string): { status: number; json: unknown } {
  const { pathname } = new URL(url)
  const json = responses.find(([pattern]) => pattern.test(pathname))?.[1]
  return json
    ? { status: 200, json }
    : { status: 404, json: { message: 'not found', error_code: 'not_found' } }
}

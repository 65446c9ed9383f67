// A full node of the test: the responses that ts-sdk asks for to build and submit a transaction and to look up a name.

/** @param {string} address @param {string} name @param {object[]} functions */
const toModule = (address, name, functions) => ({
  bytecode: '0x',
  abi: { address, name, friends: [], structs: [], exposed_functions: functions },
})

/** @param {string} name @param {string[]} params @param {object} [rest] */
const toFunction = (name, params, rest = {}) => ({
  name,
  visibility: 'public',
  is_entry: true,
  is_view: false,
  generic_type_params: [],
  params,
  return: [],
  ...rest,
})

const option = '0x1::option::Option<0x1::string::String>'

const router = toModule('0x1', 'router', [
  toFunction('get_primary_name', ['address'], { is_entry: false, is_view: true, return: [option, option] }),
])

const pendingTransaction = {
  type: 'pending_transaction',
  hash: `0x${'cd'.repeat(32)}`,
  sender: '0x1',
  sequence_number: '7',
}

/** @type {[RegExp, unknown][]} */
const responses = [
  [/\/module\/router$/, router],
  [
    /\/module\/aptos_account$/,
    toModule('0x1', 'aptos_account', [toFunction('transfer', ['&signer', 'address', 'u64'])]),
  ],
  [
    /\/module\/account$/,
    toModule('0x1', 'account', [toFunction('rotate_authentication_key_call', ['&signer', 'vector<u8>'])]),
  ],
  [/\/view$/, [{ vec: [] }, { vec: ['alice'] }]],
  [
    /\/estimate_gas_price$/,
    { gas_estimate: 100, deprioritized_gas_estimate: 100, prioritized_gas_estimate: 150 },
  ],
  [/\/accounts\/0x[0-9a-f]+$/, { sequence_number: '7', authentication_key: `0x${'00'.repeat(32)}` }],
  [/\/transactions$/, pendingTransaction],
  [/\/v1\/?$/, { chain_id: 2, ledger_version: '1', ledger_timestamp: '1700000000000000' }],
]

/** @param {string} url @returns {unknown} the JSON of a response, `undefined` for 404 */
export const respond = (url) => responses.find(([pattern]) => pattern.test(new URL(url).pathname))?.[1]

import type { MoveModuleAbi } from './types.js'

/** Creates the ABI of an entry function, whose first parameter is the signer. */
const createEntryFunctionAbi = (name: string, params: readonly string[], typeParameterCount = 0) => ({
  name,
  visibility: 'public',
  is_entry: true,
  is_view: false,
  generic_type_params: Array.from({ length: typeParameterCount }, () => ({ constraints: [] })),
  params: ['&signer', ...params],
  return: [],
})

const METADATA = '0x1::object::Object<0x1::fungible_asset::Metadata>'

/** Entry functions of the Aptos framework that pages often call, most of them transfers. */
export const FRAMEWORK_MODULES: readonly MoveModuleAbi[] = [
  {
    address: '0x1',
    name: 'aptos_account',
    exposed_functions: [
      { ...createEntryFunctionAbi('create_account', []), params: ['address'] },
      createEntryFunctionAbi('transfer', ['address', 'u64']),
      createEntryFunctionAbi('batch_transfer', ['vector<address>', 'vector<u64>']),
      createEntryFunctionAbi('transfer_coins', ['address', 'u64'], 1),
      createEntryFunctionAbi('batch_transfer_coins', ['vector<address>', 'vector<u64>'], 1),
      createEntryFunctionAbi('transfer_fungible_assets', [METADATA, 'address', 'u64']),
      createEntryFunctionAbi('batch_transfer_fungible_assets', [METADATA, 'vector<address>', 'vector<u64>']),
      createEntryFunctionAbi('set_allow_direct_coin_transfers', ['bool']),
    ],
  },
  {
    address: '0x1',
    name: 'coin',
    exposed_functions: [createEntryFunctionAbi('transfer', ['address', 'u64'], 1)],
  },
  {
    address: '0x1',
    name: 'primary_fungible_store',
    exposed_functions: [createEntryFunctionAbi('transfer', ['0x1::object::Object<T0>', 'address', 'u64'], 1)],
  },
  {
    address: '0x1',
    name: 'object',
    exposed_functions: [
      createEntryFunctionAbi('transfer', ['0x1::object::Object<T0>', 'address'], 1),
      createEntryFunctionAbi('transfer_call', ['address', 'address']),
    ],
  },
]

import { connect, expect, requestConnection, selectWallet, test } from './fixtures'

const RECIPIENT = '0xcafe'

test.describe('connection', () => {
  test('shows the address of the connected account', async ({ page, wallet }) => {
    await connect(page, wallet)
    await expect(page.getByTestId('address')).toHaveText(wallet.accounts()[0].address)
    await expect(page.getByTestId('network')).toHaveText('testnet')
  })

  test('stays disconnected if the user rejects', async ({ page, wallet }) => {
    await requestConnection(page)
    await wallet.reject('connect')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(page.getByTestId('address')).toHaveCount(0)
  })

  test('reconnects after a reload', async ({ page, wallet }) => {
    await connect(page, wallet)
    await page.reload()
    await expect(page.getByTestId('address')).toHaveText(wallet.accounts()[0].address)
    expect(wallet.requests()).toHaveLength(1)
  })

  test('connects again after a disconnection', async ({ page, wallet }) => {
    await connect(page, wallet)
    await page.getByRole('button', { name: /^Wallet 0x/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await selectWallet(page)
    await wallet.approve('connect')
    await expect(page.getByTestId('address')).toHaveText(wallet.accounts()[0].address)
  })

  test('follows an account switch in the wallet', async ({ page, wallet }) => {
    await connect(page, wallet)
    await wallet.switchAccount(1)
    await expect(page.getByTestId('address')).toHaveText(wallet.accounts()[1].address)
  })
})

test.describe('network', () => {
  test('offers a switch if the wallet is on another network', async ({ page, wallet }) => {
    await connect(page, wallet)
    await wallet.switchNetwork('mainnet')
    await expect(page.getByRole('alert')).toContainText('Wrong network')
    await page.getByRole('button', { name: 'Switch Network' }).click()
    await wallet.approve('changeNetwork')
    await expect(page.getByTestId('network')).toHaveText('testnet')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('message', () => {
  test('shows the signature', async ({ page, wallet }) => {
    await connect(page, wallet)
    await page.getByRole('button', { name: 'Sign Message' }).click()
    const request = await wallet.approve('signMessage')
    expect(request.values.message).toBe('Hello, Aptos!')
    await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{128}$/)
  })
})

test.describe('transaction', () => {
  test.beforeEach(async ({ page, wallet }) => {
    await connect(page, wallet)
    await page.getByLabel('Recipient').fill(RECIPIENT)
    await page.getByLabel('Amount in octas').fill('100')
    await page.getByRole('button', { name: 'Send' }).click()
  })

  test('sends the amount', async ({ page, wallet }) => {
    const request = await wallet.approve('signAndSubmitTransaction')
    expect(request.values).toMatchObject({
      function: '0x1::aptos_account::transfer',
      functionArguments: [RECIPIENT, 100],
    })
    await expect(page.getByTestId('send-status')).toHaveText('Sent.')
  })

  test('says that the user rejected it', async ({ page, wallet }) => {
    await wallet.reject('signAndSubmitTransaction')
    await expect(page.getByTestId('send-status')).toHaveText('You rejected the transaction.')
  })

  test('shows why it failed', async ({ page, wallet }) => {
    wallet.failNextTransaction({ location: '0x1::coin', code: 0x10006, reason: 'EINSUFFICIENT_BALANCE' })
    await wallet.approve('signAndSubmitTransaction')
    await expect(page.getByTestId('send-status')).toContainText('EINSUFFICIENT_BALANCE')
  })
})

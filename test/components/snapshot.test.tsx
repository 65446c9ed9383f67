// Components render the content of the snapshot, and read nothing else.
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ModalView } from '../../src/ui/modal/derive-view.js'
import type { UiOptions } from '../../src/ui/options.js'
import { ModalDialog } from '../../src/ui/views/ModalDialog.js'
import { WalletButtonView } from '../../src/ui/views/WalletButtonView.js'
import { fakeAuthentication } from '../unit/support/fake-authentication.js'
import { fakeStorage, keys } from '../unit/support/fake-storage.js'
import { accountOf, fakeWallet } from '../unit/support/fake-wallet.js'
import { click, createWallets, perform, renderUi } from './support/render-ui.js'

type Rendered = Awaited<ReturnType<typeof renderUi>> & { readonly petra: ReturnType<typeof fakeWallet> }

const PAGE_MEMBERS = ['location', 'navigator', 'localStorage', 'sessionStorage', 'document'] as const
const PAGE_FUNCTIONS = ['matchMedia', 'getComputedStyle'] as const

/** Steps to each view. */
const views: [view: ModalView['kind'], steps: (rendered: Rendered) => unknown][] = [
  ['default', () => {}],
  ['get', () => click('button', 'Get a Wallet')],
  ['install', () => click('button', 'Nightly')],
  ['connecting', () => click('button', 'Petra')],
  [
    'failed',
    async ({ petra }) => {
      await click('button', 'Petra')
      await perform(() => petra.refuse())
    },
  ],
  [
    'sign-in',
    async ({ ui, petra }) => {
      ui.configure({ authentication: fakeAuthentication() })
      await click('button', 'Petra')
      await perform(() => petra.approve(accountOf(1)))
    },
  ],
  [
    'account',
    async ({ ui, kit, petra }) => {
      kit.connect('Petra')
      await perform(() => petra.approve(accountOf(1)))
      await perform(() => ui.actions.open())
    },
  ],
]

// The server renderer runs no effects and no handlers. It renders only React's elements.
it.runIf(process.env.RENDERER === 'react').each(views)(
  'the view %s and the button are rendered without a read of page, storage, kit, or options',
  async (view, showView) => {
    const { renderToStaticMarkup } = await import('react-dom/server')
    const reads: string[] = []
    const createRecorder = (name: string) => (): never => {
      reads.push(name)
      throw new Error(`A component reads ${name}`)
    }
    const options: UiOptions = {
      network: 'testnet',
      terms: { url: 'https://site.example/terms', checkbox: true },
      storage: fakeStorage({ [keys.terms]: 'https://site.example/terms' }),
      filter: () => reads.push('options.filter()') > 0,
      createQrCode: () => void reads.push('options.createQrCode()'),
    }
    const petra = fakeWallet()
    const rendered = await renderUi(options, petra, ...createWallets(8))
    await click('button', 'Wallet Connect')
    await showView({ ...rendered, petra })

    const { ui } = rendered
    const snapshot = ui.getSnapshot()
    expect(snapshot.view?.kind).toBe(view)
    const host = document.createElement('span')
    const actions = Object.fromEntries(
      Object.keys(ui.actions).map((name) => [name, createRecorder(`actions.${name}()`)]),
    ) as unknown as typeof ui.actions
    onTestFinished(() => void vi.restoreAllMocks()) // Before the cleanup, which reads the page.
    for (const name of PAGE_MEMBERS)
      vi.spyOn(globalThis, name, 'get').mockImplementation(createRecorder(name))
    for (const name of PAGE_FUNCTIONS)
      vi.spyOn(globalThis, name).mockImplementation(createRecorder(`${name}()`))
    reads.length = 0 // Properties that the snapshot and the effects have read.
    const props = { snapshot, actions, host }
    const html = renderToStaticMarkup([
      <ModalDialog key="modal" {...props} />,
      <WalletButtonView key="button" {...props} />,
    ])
    vi.restoreAllMocks()
    expect(reads).toEqual([])
    expect(html).toContain(view === 'account' ? 'dialog info' : `panel ${view}`)
  },
)

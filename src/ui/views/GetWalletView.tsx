import type { ModalController } from '../modal/controller.js'
import { BackButton } from './BackButton.js'
import { GetLink } from './GetLink.js'

/** The wallets that the user can get. */
export const GetWalletView = ({ ui }: { ui: ModalController }) => (
  <>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
    <ul role="list" aria-labelledby="get">
      {ui.getWallets().popular.map((wallet) => (
        <li key={wallet.name}>
          <GetLink ui={ui} wallet={wallet} part="wallet" />
        </li>
      ))}
    </ul>
    <BackButton ui={ui} />
  </>
)

import { BackButton, GetWalletLink, type ViewProps } from './shared-components.js'

/** Renders the wallets that the user can get. `PanelHeader` renders the title of the view. */
export const GetWalletView = ({ snapshot, actions }: ViewProps) => (
  <>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
    <ul role="list" aria-labelledby="get">
      {snapshot.wallets.popular.map((wallet) => (
        <li key={wallet.name}>
          <GetWalletLink snapshot={snapshot} wallet={wallet} part="wallet" />
        </li>
      ))}
    </ul>
    <BackButton snapshot={snapshot} goBack={actions.showDefaultView} />
  </>
)

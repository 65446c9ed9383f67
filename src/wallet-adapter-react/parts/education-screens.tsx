import { createContext, type ReactNode, useContext } from 'react'
import { EXPLORE_ECOSYSTEM_URL } from '../utilities/constants.js'
import { LinkGraphic, WalletGraphic, Web3Graphic } from './graphics.js'
import { createHeadlessComponent, type HeadlessComponent } from './headless.js'

/**
 * The index of the open screen, and a function that opens another one. If no screen has the index, the wallets are shown.
 */
export const EducationContext = /* @__PURE__ */ createContext<{
  readonly screenIndex: number
  readonly openScreen: (index: number) => void
} | null>(null)

/**
 * Returns the context of the screens.
 *
 * @param componentName Name in the message of the error.
 * @throws Error outside `<AboutPetraWeb>`.
 */
export function useEducationContext(componentName: string) {
  const education = useContext(EducationContext)
  if (!education) throw new Error(`\`AboutPetraWeb.${componentName}\` must be used within \`AboutPetraWeb\``)
  return education
}

// @__NO_SIDE_EFFECTS__
const createTitle = (children: string) =>
  createHeadlessComponent('EducationScreen.Title', 'h3', () => ({ children }))

// @__NO_SIDE_EFFECTS__
const createDescription = (children: ReactNode) =>
  createHeadlessComponent('EducationScreen.Description', 'p', () => ({ children }))

export const educationScreens = [
  {
    Graphic: LinkGraphic,
    Title: createTitle('A wallet without an extension'),
    Description: createDescription('Petra Web opens a wallet on Aptos with a Google or Apple account.'),
  },
  {
    Graphic: WalletGraphic,
    Title: createTitle('What is a wallet?'),
    Description: createDescription(
      'With a wallet, you hold, send, and receive coins, tokens, and NFTs on Aptos.',
    ),
  },
  {
    Graphic: Web3Graphic,
    Title: createTitle('One account, many sites'),
    Description: createDescription(
      <>
        Connect it to any site on Aptos instead of creating an account and password on each.{' '}
        <a href={EXPLORE_ECOSYSTEM_URL} target="_blank" rel="noopener noreferrer">
          Explore the ecosystem
        </a>
      </>,
    ),
  },
]

export const screenIndicators: HeadlessComponent<'button'>[] = /* @__PURE__ */ educationScreens.map(
  (_, index) =>
    createHeadlessComponent('AboutPetraWeb.ScreenIndicator', 'button', () => {
      const { screenIndex, openScreen } = useEducationContext('ScreenIndicator')
      const isOpen = index === screenIndex
      return {
        'aria-label': `Go to screen ${index + 1}`,
        'aria-current': isOpen ? 'step' : undefined,
        'data-active': isOpen || undefined,
        onClick: () => openScreen(index),
      }
    }),
)

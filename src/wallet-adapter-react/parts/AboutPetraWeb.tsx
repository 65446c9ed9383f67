import { type ReactNode, useMemo, useState } from 'react'
import {
  EducationContext,
  educationScreens,
  screenIndicators,
  useEducationContext,
} from './education-screens.js'
import type { Graphic } from './graphics.js'
import { createHeadlessComponent, type HeadlessComponent } from './headless.js'

export interface AboutPetraWebEducationScreen {
  Graphic: Graphic
  Title: HeadlessComponent<'h3'>
  Description: HeadlessComponent<'p'>
  /** Index of the open screen, from 0. */
  screenIndex: number
  totalScreens: number
  /** A button for each screen, which opens the screen. */
  screenIndicators: HeadlessComponent<'button'>[]
  /** Opens the previous screen. From the first screen, returns to the wallets. */
  back: () => void
  /** Opens the next screen. From the last screen, returns to the wallets. */
  next: () => void
  /** Returns to the wallets. */
  cancel: () => void
}

export interface AboutPetraWebProps {
  renderEducationScreen: (screen: AboutPetraWebEducationScreen) => ReactNode
  /** The wallets. An open education screen replaces them. */
  children?: ReactNode
}

const WALLETS_INDEX = -1

function AboutPetraWebRoot({ renderEducationScreen, children }: AboutPetraWebProps) {
  const [screenIndex, openScreen] = useState(WALLETS_INDEX)
  const education = useMemo(() => ({ screenIndex, openScreen }), [screenIndex])
  const screen = educationScreens[screenIndex]
  const content = screen
    ? renderEducationScreen({
        ...screen,
        screenIndex,
        totalScreens: educationScreens.length,
        screenIndicators,
        back: () => openScreen(screenIndex - 1),
        next: () => openScreen(screenIndex + 1),
        cancel: () => openScreen(WALLETS_INDEX),
      })
    : children
  return <EducationContext.Provider value={education}>{content}</EducationContext.Provider>
}

/** Renders its children, or one of three screens on Petra Web and wallets, with the app's function `renderEducationScreen`. */
export const AboutPetraWeb = /* @__PURE__ */ Object.assign(AboutPetraWebRoot, {
  Trigger: createHeadlessComponent('AboutPetraWeb.Trigger', 'button', () => {
    const { openScreen } = useEducationContext('Trigger')
    return { onClick: () => openScreen(0) }
  }),
})

/** @deprecated Use {@link AboutPetraWeb}. */
export const AboutAptosConnect = AboutPetraWeb

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { EducationScreenContext, educationScreens, screenIndicators } from './education-screens.js'
import type { Graphic } from './graphics.js'
import { createHeadlessComponent, type HeadlessComponent } from './headless.js'

export interface AboutPetraWebEducationScreen {
  Graphic: Graphic
  Title: HeadlessComponent<'h1'>
  Description: HeadlessComponent<'p'>
  /** Starts at 0. */
  screenIndex: number
  totalScreens: number
  /** Buttons, one a screen, that open it. */
  screenIndicators: HeadlessComponent<'button'>[]
  /** Opens the previous screen; from the first one, returns to the wallets. */
  back: () => void
  /** Opens the next screen; from the last one, returns to the wallets. */
  next: () => void
  /** Returns to the wallets. */
  cancel: () => void
}

export interface AboutPetraWebProps {
  renderEducationScreen: (screen: AboutPetraWebEducationScreen) => ReactNode
  /** The wallets, which a screen replaces while one is open. */
  children?: ReactNode
}

const OpenContext = /* @__PURE__ */ createContext<(() => void) | null>(null)

function About({ renderEducationScreen, children }: AboutPetraWebProps) {
  const [screenIndex, setScreenIndex] = useState(-1)
  const screen = educationScreens[screenIndex]
  const open = useMemo(() => () => setScreenIndex(0), [])
  const position = useMemo(() => ({ screenIndex, setScreenIndex }), [screenIndex])
  return (
    <OpenContext.Provider value={open}>
      <EducationScreenContext.Provider value={position}>
        {screen
          ? renderEducationScreen({
              ...screen,
              screenIndex,
              totalScreens: educationScreens.length,
              screenIndicators,
              back: () => setScreenIndex(screenIndex - 1),
              next: () => setScreenIndex(screenIndex + 1 < educationScreens.length ? screenIndex + 1 : -1),
              cancel: () => setScreenIndex(-1),
            })
          : children}
      </EducationScreenContext.Provider>
    </OpenContext.Provider>
  )
}

// @__NO_SIDE_EFFECTS__
const createAbout = (displayName: string) =>
  Object.assign((props: AboutPetraWebProps) => <About {...props} />, {
    displayName,
    Trigger: createHeadlessComponent(`${displayName}.Trigger`, 'button', () => {
      const onClick = useContext(OpenContext)
      if (!onClick) throw new Error(`<${displayName}.Trigger> is not inside an <${displayName}>`)
      return { onClick }
    }),
  })

/** Three screens on Petra Web and wallets, which the app renders. */
export const AboutPetraWeb = createAbout('AboutPetraWeb')

/** @deprecated Use {@link AboutPetraWeb}. */
export const AboutAptosConnect = createAbout('AboutAptosConnect')

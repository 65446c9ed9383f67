import type { ReactNode } from 'react'
import type { PanelText } from '../text/panel.js'
import { Text } from './Text.js'

interface PanelLayoutProps extends PanelText {
  /** Names the view as a shadow part. */
  readonly name: string
  readonly header: ReactNode
  readonly children: ReactNode
}

/** The layout of all panels. Its status regions stay mounted: screen readers announce only changes in a region they know. */
export const PanelLayout = ({ name, header, status = '', hint = '', children }: PanelLayoutProps) => (
  <section part={`panel ${name}`}>
    {header}
    <Text tag="p" part="status" role="status">
      {status}
    </Text>
    <Text tag="p" part="hint" role="status">
      {hint}
    </Text>
    {children}
  </section>
)

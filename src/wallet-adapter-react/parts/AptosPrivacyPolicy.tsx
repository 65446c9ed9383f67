import { forwardRef } from 'react'
import { APTOS_PRIVACY_POLICY_URL } from '../utilities/constants.js'
import { createHeadlessComponent, type HeadlessComponentProps } from './headless.js'

const PoweredBy = /* @__PURE__ */ forwardRef<HTMLDivElement, Pick<HeadlessComponentProps, 'className'>>(
  function PoweredBy({ className }, ref) {
    return (
      <div className={className} ref={ref}>
        <span>Powered by</span>
        <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
          <path stroke="currentColor" d="M1 4.5h10M1 7.5h10M6 .5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11" />
        </svg>
        <span>Aptos Labs</span>
      </div>
    )
  },
)

/** Renders the container of the note on Aptos Labs' privacy policy, for use below Petra Web. Its parts render the note. */
export const AptosPrivacyPolicy = /* @__PURE__ */ Object.assign(
  createHeadlessComponent('AptosPrivacyPolicy.Root', 'div'),
  {
    Disclaimer: createHeadlessComponent('AptosPrivacyPolicy.Disclaimer', 'span', () => ({
      children: "By continuing, you agree to Aptos Labs'",
    })),
    Link: createHeadlessComponent('AptosPrivacyPolicy.Link', 'a', () => ({
      href: APTOS_PRIVACY_POLICY_URL,
      target: '_blank',
      rel: 'noopener noreferrer',
      children: 'Privacy Policy',
    })),
    PoweredBy,
  },
)

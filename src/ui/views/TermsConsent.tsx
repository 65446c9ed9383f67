import type { ViewProps } from './shared-parts.js'

/** @param tabIndex The tab index of the links and of the checkbox. */
type TermsConsentProps = ViewProps & { readonly tabIndex: 0 | -1 }

/** The line about the terms of the page, at the foot of the list. With a checkbox, it is the label of that. */
export function TermsConsent({ snapshot: { text, terms }, actions, tabIndex }: TermsConsentProps) {
  if (!terms) return null
  const { hasCheckbox, hasPrivacyPolicy, mustAccept, links } = terms
  const key =
    `${hasCheckbox ? 'accept' : 'agreeTo'}${hasPrivacyPolicy ? 'TermsAndPrivacy' : 'Terms'}` as const
  const sentence = text(key, { terms: '{terms}', privacy: '{privacy}' })
  const Tag = hasCheckbox ? 'label' : 'p'
  return (
    // A key, because a translator can have replaced the text.
    <Tag id="terms" part="terms" key={sentence}>
      {hasCheckbox && (
        <input
          type="checkbox"
          checked={!mustAccept}
          tabIndex={tabIndex}
          onChange={({ currentTarget }) => actions.setTermsAccepted(currentTarget.checked)}
        />
      )}
      <span>
        {sentence.split(/\{(\w+)\}/).map((part, index) => {
          if (index % 2 === 0) return part
          const name = part as keyof typeof links
          return (
            <a key={name} href={links[name]} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
              {text(name)}
            </a>
          )
        })}
      </span>
    </Tag>
  )
}

import type { ViewProps } from './shared-components.js'

interface TermsConsentProps extends ViewProps {
  /** Tab index of the links and of the checkbox. */
  readonly tabIndex: 0 | -1
}

/**
 * Renders the line about the terms of the page, at the foot of the list. If there is a checkbox, the line is its label, and the
 * user must select the checkbox before they can choose a wallet. Renders nothing for a page without terms.
 */
export function TermsConsent({ snapshot: { translate, terms }, actions, tabIndex }: TermsConsentProps) {
  if (!terms) return null
  const { parts, hasCheckbox, mustAccept } = terms
  const Tag = hasCheckbox ? 'label' : 'p'
  return (
    // The key forces a new element, because a translation extension may have replaced the text nodes.
    <Tag id="terms" part="terms" key={JSON.stringify(parts)}>
      {hasCheckbox && (
        <input
          type="checkbox"
          checked={!mustAccept}
          tabIndex={tabIndex}
          onChange={({ currentTarget }) => actions.storeTermsAccepted(currentTarget.checked)}
        />
      )}
      <span>
        {parts.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={part.key} href={part.url} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
              {translate(part.key)}
            </a>
          ),
        )}
      </span>
    </Tag>
  )
}

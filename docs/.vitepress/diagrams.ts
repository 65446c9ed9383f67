type Rule = (
  tokens: readonly { readonly info: string; readonly content: string }[],
  index: number,
  ...rest: unknown[]
) => string

/** Renders a `mermaid` block as a diagram. Its text stays in the page until the diagram is rendered. */
export function renderDiagrams(md: { renderer: { rules: { fence?: Rule } } }): void {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index]
    if (token?.info.trim() === 'mermaid')
      return `<MermaidDiagram code="${encodeURIComponent(token.content)}"></MermaidDiagram>`
    return fence?.(tokens, index, ...rest) ?? ''
  }
}

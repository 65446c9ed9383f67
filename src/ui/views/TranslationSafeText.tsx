import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly tag: 'p' | 'span' | 'button'
  readonly part?: string | undefined
  readonly children: string
}

/**
 * Renders an element with text that can change. The text is set as `textContent`, not as a child of React. Translation extensions
 * replace text nodes, and React would continue to update a removed node.
 */
export function TranslationSafeText({ tag: Tag, children, ...props }: TextProps) {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (element.current) element.current.textContent = children
  }, [children])
  return <Tag {...props} ref={element as never} />
}

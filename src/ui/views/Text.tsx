import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly tag: 'p' | 'h2' | 'button' | 'bdi' | 'span'
  readonly part?: string | undefined
  readonly children: string
}

/**
 * An element with text that can change. The text is set as `textContent`, not as a child of React: translation extensions
 * replace text nodes, and React would go on updating the node that is no longer in the document.
 */
export function Text({ tag: Tag, children, ...props }: TextProps) {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (element.current) element.current.textContent = children
  }, [children])
  return <Tag {...props} ref={element as never} />
}

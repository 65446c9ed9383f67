import { Slot } from '@radix-ui/react-slot'
import {
  type ClassAttributes,
  cloneElement,
  type ElementType,
  type ForwardRefExoticComponent,
  forwardRef,
  isValidElement,
  type JSX,
  type PropsWithChildren,
  type ReactNode,
  type RefAttributes,
} from 'react'

export interface HeadlessComponentProps {
  className?: string
  /** Renders the child element in place of the default one, with the props of both. */
  asChild?: boolean
  children?: ReactNode
}

type Tag = keyof JSX.IntrinsicElements
type ElementOf<T extends Tag> = JSX.IntrinsicElements[T] extends ClassAttributes<infer E> ? E : HTMLElement
export type HeadlessComponent<T extends Tag> = ForwardRefExoticComponent<
  HeadlessComponentProps & RefAttributes<ElementOf<T>>
>

/**
 * Returns the children of a part, or the default content if there are none. With `asChild`, the child is the element that
 * replaces the part, and gets the default content if this element is empty.
 */
function getChildrenOrDefault(
  children: ReactNode,
  asChild: boolean | undefined,
  defaultContent: ReactNode,
): ReactNode {
  const isEmptyElement = asChild && isValidElement<PropsWithChildren>(children) && !children.props.children
  return isEmptyElement ? cloneElement(children, {}, defaultContent) : (children ?? defaultContent)
}

/**
 * Creates a component without styles. The component renders an element with the props of its role. The app can replace this
 * element with its own child.
 *
 * @param usePartProps Hook that returns the props of the role.
 */
// @__NO_SIDE_EFFECTS__
export function createHeadlessComponent<T extends Tag>(
  displayName: string,
  tag: T,
  usePartProps: () => JSX.IntrinsicElements[T] = () => ({}) as JSX.IntrinsicElements[T],
): HeadlessComponent<T> {
  const Part = forwardRef<ElementOf<T>, HeadlessComponentProps>(({ asChild, children, ...props }, ref) => {
    const { children: defaultContent, ...partProps } = usePartProps()
    const Component: ElementType = asChild ? Slot : tag
    return (
      <Component {...props} {...partProps} ref={ref}>
        {getChildrenOrDefault(children, asChild, defaultContent)}
      </Component>
    )
  })
  Part.displayName = displayName
  return Part as HeadlessComponent<T>
}

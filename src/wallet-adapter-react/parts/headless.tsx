import {
  Children,
  type ClassAttributes,
  cloneElement,
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  isValidElement,
  type JSX,
  type ReactNode,
  type Ref,
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

type Props = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: handlers of any event
type Handler = (...args: any[]) => void

/** Merges the props of a part with those of its child element; of two handlers, the child's is called first. */
export function mergeProps(part: Props, child: Props): Props {
  const merged = { ...part, ...child }
  for (const [name, value] of Object.entries(part)) {
    const other = child[name]
    if (name === 'className' && value && other) merged[name] = `${value} ${other}`
    if (name === 'style') merged[name] = { ...(value as object), ...(other as object) }
    if (typeof value === 'function' && typeof other === 'function')
      merged[name] = (...args: unknown[]) => {
        ;(other as Handler)(...args)
        ;(value as Handler)(...args)
      }
  }
  return merged
}

function mergeRefs(...refs: readonly unknown[]) {
  const present = refs.filter(Boolean)
  if (present.length < 2) return present[0]
  return (element: unknown) => {
    for (const ref of present) {
      if (typeof ref === 'function') ref(element)
      else (ref as { current: unknown }).current = element
    }
  }
}

/** Renders a tag, or its only child with the tag's props. */
function renderPart(tag: Tag, asChild: boolean | undefined, props: Props, ref: unknown): ReactNode {
  if (!asChild) return createElement(tag, { ...props, ref } as never)
  const child = Children.only(props.children as ReactNode)
  if (!isValidElement<Props>(child)) return null
  const { children, ...partProps } = props
  // React 19 keeps the ref of an element in its props, React 18 next to them.
  const childRef = 'ref' in child.props ? child.props.ref : (child as { ref?: unknown }).ref
  return cloneElement(child, {
    ...mergeProps(partProps, child.props),
    ref: mergeRefs(ref, childRef),
  } as Props)
}

/**
 * Creates a component without styles: an element with the props of its role, which the app can replace with its own child.
 *
 * @param usePartProps Returns the props of the role. It can call hooks.
 */
// @__NO_SIDE_EFFECTS__
export function createHeadlessComponent<T extends Tag>(
  displayName: string,
  tag: T,
  usePartProps: () => JSX.IntrinsicElements[T] = () => ({}) as JSX.IntrinsicElements[T],
): HeadlessComponent<T> {
  const Part = forwardRef(function Part({ asChild, ...props }: HeadlessComponentProps, ref: Ref<unknown>) {
    const own = usePartProps() as Props
    const children = asChild ? props.children : (props.children ?? own.children)
    return renderPart(tag, asChild, { ...mergeProps(own, props as Props), children }, ref)
  })
  Part.displayName = displayName
  return Part as unknown as HeadlessComponent<T>
}

import { type ForwardRefExoticComponent, forwardRef, type RefAttributes, type SVGProps } from 'react'

/** A graphic in the color of the text. */
export type Graphic = ForwardRefExoticComponent<
  Omit<SVGProps<SVGSVGElement>, 'ref'> & RefAttributes<SVGSVGElement>
>

// @__NO_SIDE_EFFECTS__
const createGraphic = (width: number, height: number, path: string): Graphic =>
  forwardRef(function EducationGraphic(props, ref) {
    return (
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        aria-hidden="true"
        {...props}
        ref={ref}
      >
        <path d={path} stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    )
  })

/** Renders two links of a chain, for an account with a login. */
export const LinkGraphic: Graphic = createGraphic(
  102,
  132,
  'M42 58 30 70a17 17 0 0 0 24 24l14-14a17 17 0 0 0 0-24M60 74l12-12a17 17 0 0 0-24-24L34 52a17 17 0 0 0 0 24',
)

/** Renders a wallet with a coin pocket. */
export const WalletGraphic: Graphic = createGraphic(
  128,
  102,
  'M24 34V24a8 8 0 0 1 8-8h60v18M24 34h72a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8zM104 52H84a8 8 0 0 0 0 16h20M86 60h.1',
)

/** Renders a globe between two pages, for one account on many sites. */
export const Web3Graphic: Graphic = createGraphic(
  142,
  108,
  'M71 22a32 32 0 1 1 0 64 32 32 0 0 1 0-64M39 54h64M71 22c22 18 22 46 0 64M71 22c-22 18-22 46 0 64M39 54H14M128 54h-25M14 42v24M128 42v24',
)

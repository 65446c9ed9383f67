/** Paths of the line icons, on a 24 x 24 grid. */
const paths = {
  home: 'M17 8V5H6a2 2 0 0 0 0 4h13a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V7m12 7h.01',
  login: 'm11 13 8-8m-4 4 3 3m-6 4a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  cross: 'm7 7 10 10M17 7 7 17',
  back: 'm14 6-6 6 6 6',
  /** Links that leave the page. */
  out: 'M6 18 18 6M8 6h10v10',
  /** Wallets that are not installed. */
  get: 'M12 5v10m-4-4 4 4 4-4M6 19h12',
  search: 'm20 20-4-4m2-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  copy: 'M9 9V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-3M6 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2',
  check: 'm5 13 4 4L19 7',
  change: 'M7 4 4 7l3 3M4 7h14m-1 13 3-3-3-3m3 3H6',
  leave: 'M14 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-2m-4-4h10m-3-3 3 3-3 3',
}

/** Renders a line icon, which screen readers ignore. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg part="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

/** Line drawings on a 24 x 24 grid: a wallet, a key, a cross. */
const paths = {
  home: 'M19 8V5H5a2 2 0 0 0 0 4h15v10H5a2 2 0 0 1-2-2V7m14 7h.01',
  login: 'm10 14 9-9m-4 4 3 3m-6 4a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  cross: 'm7 7 10 10M17 7 7 17',
}

export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg part="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

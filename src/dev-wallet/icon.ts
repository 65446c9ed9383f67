/** The picture of a key above hazard stripes. */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  '<rect width="64" height="64" rx="15" fill="#f5b301"/>' +
  '<path fill="#1d1b16" d="M4 59.200 14.200 49h10L9.600 63.600A15 15 0 0 1 4 59.200zM19 64l15-15h10L29 64zM39 64l15-15h10L49 64z"/>' +
  '<g fill="none" stroke="#1d1b16" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">' +
  '<circle cx="22" cy="25" r="9"/><path d="M31 25h20v8M43 25v6"/></g></svg>'

/** The icon of the wallet as a data URL. */
export const ICON = `data:image/svg+xml;base64,${btoa(SVG)}` as const

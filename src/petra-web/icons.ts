/** Logos of Google and Apple as data URLs of plain shapes. The logos are trademarks of their owners. */

const createSvgUrl = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>${shapes}</svg>`)}`

export const google = createSvgUrl(
  "<rect width='48' height='48' rx='10' fill='#fff'/><g fill='none' stroke-width='6'>" +
    "<path stroke='#ea4335' d='M33.6 16.6A12 12 0 0 0 13.2 18.8'/><path stroke='#fbbc05' d='M13.2 18.8A12 12 0 0 0 13.2 29.2'/>" +
    "<path stroke='#34a853' d='M13.2 29.2A12 12 0 0 0 32 33'/><path stroke='#4285f4' d='M32 33A12 12 0 0 0 36 24H24'/></g>",
)

export const apple = createSvgUrl(
  "<rect width='48' height='48' rx='10' fill='#000'/><path fill='#fff' d='M34 19.5c-5 3-4 9.5 1 11.5-1.5 4.5-4.5 8-7 8-2 0-2.5-1.2-4.3-1.2S21 39 19.3 39C15.3 39 11 31 12.3 24.5 13.3 19.5 18 17 21.5 18.7c1.7.8 2.3.8 4 0 3-1.4 6.5-.8 8.5.8zM23.8 16.2c-.3-4 2.6-7 6.2-7.4.3 4-2.5 7.3-6.2 7.4z'/>",
)

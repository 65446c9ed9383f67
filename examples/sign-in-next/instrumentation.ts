/** Ends a production server without `APPLICATION`. Runs when the server starts, but not in the build. */
export function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { NODE_ENV, APPLICATION } = process.env
    if (NODE_ENV !== 'production' || APPLICATION) return
    console.error('Set APPLICATION to the origin of the page, for example https://shop.example.')
    process.exit(1) // An error would not end the server.
  }
}

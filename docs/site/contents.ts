/** Marks in the list "On this page" the part that is being read. */
export function followReading(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  )
  if (links.size === 0) return
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(({ id }) => links.has(id))
  const mark = () => {
    const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 4)
    const current = (above.at(-1) ?? headings[0])?.id
    for (const [id, link] of links) {
      if (id === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  // Called when a heading passes the line that `mark` looks at, and not for each pixel of scrolling.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -75% 0px' })
  for (const heading of headings) observer.observe(heading)
}

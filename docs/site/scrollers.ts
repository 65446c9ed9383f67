/** What scrolls by itself can be reached with the keyboard, as long as there is something to scroll to. */
export function makeScrollersReachable(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight
      if (scrolls) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  for (const scroller of document.querySelectorAll('.code pre, .table')) observer.observe(scroller)
}

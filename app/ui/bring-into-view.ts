/** Scrolls a strip sideways until its link to a page of ours is visible; never scrolls the page. */
export function bringIntoView(strip: Element, address: string): void {
  // In other languages than the first, links begin with a prefix.
  const link = strip.querySelector(`[href$="${CSS.escape(address)}"]`)
  if (!link) return
  const [inner, outer] = [link.getBoundingClientRect(), strip.getBoundingClientRect()]
  if (inner.left >= outer.left && inner.right <= outer.right) return
  strip.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 })
}

/** Moves a strip sideways until what it holds is in view; never the page. */
export function bringIntoView(strip: Element, held: Element): void {
  const [inner, outer] = [held.getBoundingClientRect(), strip.getBoundingClientRect()]
  if (inner.left >= outer.left && inner.right <= outer.right) return
  strip.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 })
}

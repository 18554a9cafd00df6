/** Attribute of elements toasts must not cover: sticky actions, text to copy, an open question. */
export const CLEAR_OF_TOASTS = 'data-clear-of-toasts'

/** Distance of toasts from the window's edge and their maximum size including it, in pixels. */
export const EDGE = 24
const WIDTH = 356 + 2 * EDGE
const HEIGHT = 120
/** Toasts never go higher than this, in pixels, because of the header. */
const TOP = 80

type Place = { top: number; bottom: number; right: number }

/** Returns how far above the bottom of the window toasts appear, so that they cover none of these elements if there is room. */
export function roomForToasts(
  window: { width: number; height: number },
  covered: readonly Place[],
): number {
  const fromEnd = covered
    .filter(({ bottom, top, right }) => bottom > top && right > window.width - WIDTH)
    .toSorted((one, other) => other.bottom - one.bottom)
  let room = EDGE
  for (const { top, bottom } of fromEnd) {
    const end = window.height - room
    if (top >= end || bottom <= end - HEIGHT) continue
    const above = window.height - top + EDGE / 2
    if (window.height - above - HEIGHT < TOP) return room
    room = above
  }
  return room
}

/** The attribute of what toasts must not cover: sticky actions, what somebody copies, a question that waits. */
export const CLEAR_OF_TOASTS = 'data-clear-of-toasts'

/** The distance of toasts from the window's edge, and their largest size with it. */
export const EDGE = 24
const WIDTH = 356 + 2 * EDGE
const HEIGHT = 120
/** Toasts never go higher than this: there is the header. */
const TOP = 80

type Place = { top: number; bottom: number; right: number }

/** How far above the window's end toasts appear, so that they cover none of these as long as there is a place for them. */
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

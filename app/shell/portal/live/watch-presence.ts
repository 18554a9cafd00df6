import type { LivePresence } from './live-store.ts'

/** Milliseconds without a move after which a page rests, and after which nobody is there. */
const RESTS_MS = 3_000
const AWAY_MS = 30 * 60_000

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const
const OPEN = '[role="dialog"]:not([popover]), [role="menu"], dialog[open], :popover-open'

/** Watches what the person does with the page, until `signal` ends it. */
export function watchPresence(signal: AbortSignal): () => LivePresence {
  const opened = performance.now()
  let moved = -Infinity
  const typed = new Set<Element>()
  const options = { signal, capture: true, passive: true }
  for (const move of MOVES) {
    document.addEventListener(move, () => (moved = performance.now()), options)
  }
  const note = ({ target }: Event) => {
    if (target instanceof Element) typed.add(target)
  }
  document.addEventListener('input', note, options)
  document.addEventListener('change', note, options)
  // What was sent is no longer only here; what comes back is typed anew.
  const forget = ({ target }: Event) => {
    for (const one of typed)
      if (!one.isConnected || one.closest('form') === target) typed.delete(one)
  }
  document.addEventListener('submit', forget, options)
  document.addEventListener('reset', forget, options)

  return () => {
    for (const one of typed) if (!one.isConnected) typed.delete(one)
    if (typed.size > 0 || document.querySelector(OPEN)) return 'typing'
    if (document.hidden) return 'away'
    const now = performance.now()
    if (now - moved < RESTS_MS) return 'in use'
    // What is read anew by itself counts as using the session, and an empty chair should not keep it.
    return now - Math.max(moved, opened) > AWAY_MS ? 'away' : 'at rest'
  }
}

import { useEffect, useRef, type FormEvent, type RefObject } from 'react'

/**
 * For a list whose lines are acted upon: when the line goes, or is drawn anew, and takes the focus with it, the focus
 * goes on to the line in its place, at the end to the last one, and to the page when none is left.
 */
export function useFocusStays<List extends HTMLElement>(): {
  ref: RefObject<List | null>
  onSubmit: (event: FormEvent<HTMLElement>) => void
} {
  const ref = useRef<List>(null)
  const at = useRef<number | null>(null)
  // On every render: live updates may reload the lines before the action's response arrives.
  useEffect(() => {
    const place = at.current
    if (place === null || ref.current?.contains(document.activeElement)) return
    at.current = null
    const all = ref.current?.children ?? []
    goOnTo(all[Math.min(place, all.length - 1)])
  })
  useEffect(
    () => () => {
      if (at.current !== null) goOnTo(document.querySelector('main'))
    },
    [],
  )
  return {
    ref,
    onSubmit({ target }) {
      const lines = [...(ref.current?.children ?? [])]
      const place = lines.findIndex((line) => target instanceof Node && line.contains(target))
      at.current = place < 0 ? null : place
    },
  }
}

/** Only what nobody has now: whoever went elsewhere meanwhile stays there. */
function goOnTo(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement) || document.activeElement !== document.body) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

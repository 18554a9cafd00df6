import { useEffect, useRef, type FormEvent, type RefObject } from 'react'

/**
 * Keeps focus in a list whose rows have actions: when a row is removed or remounted while focused, focus moves to the
 * row in its place, to the last row at the end, or to the page if the list is empty.
 */
export function useFocusStays<List extends HTMLElement>(): {
  ref: RefObject<List | null>
  onSubmit: (event: FormEvent<HTMLElement>) => void
} {
  const ref = useRef<List>(null)
  const at = useRef<number | null>(null)
  // On every render: live updates may reload the rows before the action's response arrives.
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

/** Moves focus only if nothing has it, so that a user who has moved elsewhere stays there. */
function goOnTo(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement) || document.activeElement !== document.body) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

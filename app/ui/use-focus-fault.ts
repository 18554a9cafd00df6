import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a form with a single field and no error summary: focuses the input whenever its error changes, so that screen
 * readers announce it.
 */
export function useFocusFault<Box extends HTMLElement>(
  problems: object | undefined,
  error: unknown,
): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    if (problems && error) box.current?.focus()
  }, [problems, error])
  return box
}

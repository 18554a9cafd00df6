import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a form of one field, which needs no summary of what is wrong: its box takes the focus whenever new problems
 * arrive, and so a reader of the screen hears what is wrong with it.
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

import { useEffect, useRef, type RefObject } from 'react'

/** What the site's head takes of the window. */
const HEAD_PX = 72

/**
 * Sets `--seen` on the element: the height of what can be seen of the page below its head, less what a keyboard on the
 * screen covers. Browsers tell of that here alone.
 */
export function useSeenHeight(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    const { current } = element
    if (!seen || !current) return
    const measure = () => {
      // Zooming in is no keyboard.
      const height = seen.height * seen.scale
      current.style.setProperty('--seen', `${Math.round(height) - HEAD_PX}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    return () => seen.removeEventListener('resize', measure)
  }, [])
  return element
}

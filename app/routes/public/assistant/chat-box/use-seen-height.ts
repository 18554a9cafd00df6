import { useEffect, useRef, type RefObject } from 'react'

/** What the site's head takes of the window. */
const HEAD_PX = 72

/** Below this there is room for what is said and for writing, and for nothing else. */
const SHORT_PX = 420

/**
 * Sets `--seen` on the element: the height of what can be seen of the page below its head, less what a keyboard on the
 * screen covers; browsers tell of that here alone. `data-short` says that this is little. What one writes in stays in view.
 */
export function useSeenHeight(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    const { current } = element
    if (!seen || !current) return
    const measure = () => {
      // Zooming in is no keyboard.
      const height = Math.round(seen.height * seen.scale) - HEAD_PX
      current.style.setProperty('--seen', `${height}px`)
      current.toggleAttribute('data-short', height < SHORT_PX)
    }
    const follow = () => {
      measure()
      if (current.contains(document.activeElement)) current.scrollIntoView({ block: 'start' })
    }
    measure()
    seen.addEventListener('resize', follow)
    return () => seen.removeEventListener('resize', follow)
  }, [])
  return element
}

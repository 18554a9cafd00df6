import { useEffect, useRef, type RefObject } from 'react'

/** Height of the site header. */
const HEAD_PX = 72

/** Below this there is only room for messages and the input. */
const SHORT_PX = 420

/**
 * Sets `--seen` on the element: the visible height below the site header, without an on-screen keyboard, which only
 * this API reports. `data-short` marks a small height. Keeps the focused input in view.
 */
export function useSeenHeight(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    const { current } = element
    if (!seen || !current) return
    const measure = () => {
      // Pinch zoom shrinks the viewport, too, and is no keyboard.
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

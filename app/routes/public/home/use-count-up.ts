import { useEffect, useRef, useState, type RefObject } from 'react'

const DURATION_MS = 2000

/**
 * Counts from zero to an amount within two seconds, once what `ref` is set on comes into view. Until then, without
 * scripts and where people ask for less motion, the whole amount stands there.
 */
export function useCountUp(amount: number): { ref: RefObject<HTMLElement | null>; shown: number } {
  const ref = useRef<HTMLElement | null>(null)
  const [share, setShare] = useState(1)
  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let frame = 0
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const begin = performance.now()
        const step = () => {
          const passed = Math.min(1, (performance.now() - begin) / DURATION_MS)
          setShare(1 - (1 - passed) ** 3)
          if (passed < 1) frame = requestAnimationFrame(step)
        }
        step()
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return { ref, shown: share === 1 ? amount : Math.floor(amount * share) }
}

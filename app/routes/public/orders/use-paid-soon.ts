import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PAUSE = 3_000
const TRIES = 20

/** Looks again every three seconds, for a minute: the provider's word comes a little after its customer. */
export function usePaidSoon(isAwaited: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAwaited) return
    let left = TRIES
    const timer = setInterval(() => {
      left -= 1
      if (left === 0) clearInterval(timer)
      void revalidate()
    }, PAUSE)
    return () => clearInterval(timer)
  }, [isAwaited, revalidate])
}

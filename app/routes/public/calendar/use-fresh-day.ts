import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Day } from '#domain/project-events/day.ts'

/**
 * Reloads the page if the browser's date differs from the server's: on a first visit, before the server knows the
 * time zone, or after midnight.
 */
export function useFreshDay(today: Day): void {
  const { revalidate } = useRevalidator()
  const asked = useRef<Day>(null)
  useEffect(() => {
    const check = () => {
      const here = dayHere()
      if (here === today || asked.current === here) return
      asked.current = here
      void revalidate()
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [today, revalidate])
}

function dayHere(): Day {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

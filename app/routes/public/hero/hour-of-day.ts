import { useSyncExternalStore } from 'react'
import type { HeroTime } from '#app/ui/landscape/region.ts'

const never = () => () => {}

/** The light at the visitor's local time; `day` on the server, whose page is the same for everyone. */
export function useHourOfDay(): HeroTime {
  return useSyncExternalStore(
    never,
    () => lightAt(new Date().getHours()),
    () => 'day',
  )
}

/** The light for an hour from 0 to 23. */
export function lightAt(hour: number): HeroTime {
  if (hour < 5 || hour >= 20) return 'night'
  if (hour < 8) return 'dawn'
  return hour < 17 ? 'day' : 'dusk'
}

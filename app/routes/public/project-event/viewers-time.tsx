import { m } from '#messages'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { timesOf } from '#domain/project-events/when.ts'

/** An event's times where the viewer is, if clocks show something else there. The page is the same for everybody, so the browser fills it in. */
export function ViewersTime({ item }: { item: ProjectEventCard }) {
  if (!useHydrated()) return null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const times = timesOf(item, timeZone)
  if (times === timesOf(item, item.timeZone)) return null
  return <span className="block text-sm text-muted">{m.detail_your_time({ times })}</span>
}

import { m } from '#messages'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { timesOf } from '#domain/project-events/when.ts'

/**
 * An event's times in the viewer's time zone, if it differs. Rendered in the browser because the server's page is the
 * same for everyone.
 */
export function ViewersTime({ item }: { item: ProjectEventCard }) {
  if (!useHydrated()) return null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const times = timesOf(item, timeZone)
  if (times === timesOf(item, item.timeZone)) return null
  return <span className="block text-sm text-muted">{m.detail_your_time({ times })}</span>
}

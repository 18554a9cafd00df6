import { CalendarPlus } from 'lucide-react'
import { m } from '#messages'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'
import { localized } from '#platform/text/language.ts'

/** The address of an event as a file for calendar programs: with all of its dates, or one of them. */
export function eventFileAddress(eventId: string, dateId?: string): string {
  const address = localized(`/projects-events/${eventId}/event.ics`)
  return dateId ? `${address}?date=${dateId}` : address
}

/** Downloads an event, or one of its dates, as a file for calendar programs. */
export function AddToCalendar({ eventId, dateId }: { eventId: string; dateId?: string | null }) {
  const { closed } = useReader()
  if (closed.includes('calendar')) return null
  return (
    <Button asChild variant="secondary">
      <a href={eventFileAddress(eventId, dateId ?? undefined)} download>
        <CalendarPlus aria-hidden />
        <span className="max-sm:sr-only">{m.calendar_add()}</span>
      </a>
    </Button>
  )
}

import { CalendarPlus } from 'lucide-react'
import { m } from '#messages'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'

/** An event as a file that any calendar program takes. */
export function AddToCalendar({ eventId }: { eventId: string }) {
  const { closed } = useReader()
  if (closed.includes('calendar')) return null
  return (
    <Button asChild variant="secondary">
      <a href={`/projects-events/${eventId}/event.ics`} download>
        <CalendarPlus aria-hidden />
        {m.calendar_add()}
      </a>
    </Button>
  )
}

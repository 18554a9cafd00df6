import { Clock, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { CalendarEvent } from '#domain/project-events/calendar-event.ts'
import { daysBetween, type Day } from '#domain/project-events/day.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { Button } from '#app/ui/button.tsx'
import { whereOf } from '#domain/project-events/where.ts'
import { ViewersTime } from '../project-event/viewers-time.tsx'
import { hoursOf } from './hours.ts'

/** An event on one of its days. */
export function EventLine({ event, day }: { event: CalendarEvent; day: Day }) {
  const id = `event-${event.id}-${day}`
  const address = `/projects-events/${event.id}`
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-5 @md:grid-cols-[minmax(0,1fr)_auto] @md:items-end"
    >
      <div className="min-w-0">
        <p className="text-xs font-medium text-gold">
          {categoryLabel(event.category)}
          <Which event={event} day={day} />
        </p>
        <h4
          id={id}
          dir="auto"
          className="mt-1 font-display text-subheading font-bold text-match wrap-anywhere"
        >
          {event.title}
        </h4>
        <ul className="mt-2 grid gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-gold">
          <li className="flex gap-2">
            <Clock aria-hidden />
            <span className="min-w-0">
              {/* Browsers call zones by slightly different names. */}
              <time dateTime={event.startDatetime ?? day} suppressHydrationWarning>
                {m.detail_zone({
                  times: hoursOf(event),
                  zone: format.zoneName(event.startDatetime ?? day, event.timeZone),
                })}
              </time>
              <ViewersTime item={event} />
            </span>
          </li>
          <li className="flex gap-2">
            <MapPin aria-hidden />
            <span dir="auto" className="min-w-0 text-start wrap-anywhere">
              {whereOf(event)}
            </span>
          </li>
        </ul>
        <p className="mt-2 text-sm text-muted wrap-anywhere">
          {m.calendar_organized_by()}{' '}
          <Link
            to={`/partner/${event.partnerId}`}
            dir="auto"
            className="font-medium text-ink underline decoration-gold-leaf underline-offset-4 hover:text-primary"
          >
            {event.organization}
          </Link>
        </p>
      </div>
      <Button asChild variant="secondary">
        <Link to={address} id={`${id}-link`} aria-labelledby={`${id}-link ${id}`}>
          {m.calendar_view_details()}
        </Link>
      </Button>
    </article>
  )
}

/** Which day this is of an event over several. */
function Which({ event: { firstDay, lastDay }, day }: { event: CalendarEvent; day: Day }) {
  if (firstDay === lastDay) return null
  const [number, count] = [day, lastDay].map((until) => daysBetween(firstDay, until).length)
  return <> · {m.calendar_day_of({ number: number ?? 1, count: count ?? 1 })}</>
}

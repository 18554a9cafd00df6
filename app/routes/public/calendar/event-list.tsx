import { Link } from 'react-router'
import { m } from '#messages'
import type { DayOfEvents } from '#domain/project-events/calendar-event.ts'
import type { Day } from '#domain/project-events/day.ts'
import { cn } from '#app/ui/class-names.ts'
import { formatDate, monthWords } from '#app/ui/format-date.ts'
import { projectListAddress } from '../projects-events/list-address.ts'
import { calendarAddress, type CalendarQuery } from './calendar-address.ts'
import { EventLine } from './event-line.tsx'

/** The events of a month or a day, under their days. */
export function EventList({
  asked,
  today,
  days,
  more,
}: {
  asked: CalendarQuery
  today: Day
  days: readonly DayOfEvents[]
  more: number
}) {
  const { month, date } = asked
  const shown = days.reduce((sum, { events }) => sum + events.length, 0)
  return (
    <section aria-labelledby="events-shown">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id="events-shown"
          // On phones the month stands right above, over its days.
          className={cn('font-display text-heading font-bold', !date && 'max-md:sr-only')}
        >
          {date ? formatDate(date, today) : monthWords(month)}
        </h2>
        <p role="status" className="text-sm text-muted">
          {m.calendar_event_count({ count: shown + more })}
        </p>
      </div>
      {date && (
        <Link
          to={calendarAddress({ ...asked, date: null })}
          preventScrollReset
          className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
        >
          {m.calendar_whole_month({ month: monthWords(month) })}
        </Link>
      )}
      {days.map(({ day, events }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mt-5">
          <h3 id={`day-${day}`} className={date ? 'sr-only' : 'text-sm font-medium text-gold'}>
            {day === today
              ? m.calendar_today({ day: formatDate(day, today) })
              : formatDate(day, today)}
          </h3>
          <ul className="mt-2 grid gap-3">
            {events.map((event) => (
              <li key={event.id} className="@container">
                <EventLine event={event} day={day} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more > 0 && (
        <p className="mt-6 rounded-card bg-sand p-5">
          {date ? (
            <>
              {m.calendar_more_day({ count: more })}{' '}
              <Link
                to={projectListAddress({ type: 'event' })}
                className="font-medium text-primary underline underline-offset-4"
              >
                {m.calendar_all_events()}
              </Link>
            </>
          ) : (
            m.calendar_more_month({ count: more })
          )}
        </p>
      )}
    </section>
  )
}

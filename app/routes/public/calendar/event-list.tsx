import { Link } from 'react-router'
import { m } from '#messages'
import { Name } from '#app/ui/name.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { otherThanPage } from '#platform/text/language.ts'
import type { DayOfEvents, CalendarEvent } from '#domain/project-events/calendar-event.ts'
import type { HebrewDay } from '#domain/project-events/hebrew-month.ts'
import { type Day, daysBetween } from '#domain/project-events/day.ts'
import { cn } from '#app/ui/class-names.ts'
import { formatDate, monthWords } from '#app/ui/format-date.ts'
import { projectListAddress } from '#domain/project-events/list-address.ts'
import { calendarAddress, type CalendarQuery } from './calendar-address.ts'
import { Clock, MapPin } from 'lucide-react'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { whereOf } from '#domain/project-events/where.ts'
import { KindTags } from '../cards/kind-tags.tsx'
import { ViewersTime } from '../project-event/viewers-time.tsx'
import { hoursOf } from './hours.ts'
import { InHebrew } from './in-hebrew.tsx'

/** The events of a month or a day, grouped by day. */
export function EventList({
  asked,
  today,
  days,
  hebrew,
  more,
}: {
  asked: CalendarQuery
  today: Day
  days: readonly DayOfEvents[]
  /** The days of the month in the Hebrew calendar. */
  hebrew: Readonly<Record<Day, HebrewDay>>
  more: number
}) {
  const { month, date } = asked
  const shown = days.reduce((sum, { events }) => sum + events.length, 0)
  return (
    <section aria-labelledby="events-shown">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id="events-shown"
          // On phones the month is already above the day grid.
          className={cn('font-display text-heading font-bold', !date && 'max-md:sr-only')}
        >
          {date ? formatDate(date, today) : monthWords(month)}
        </h2>
        <p role="status" className="text-sm text-muted">
          {m.calendar_event_count({ count: shown + more })}
        </p>
      </div>
      {date && <InHebrew day={hebrew[date]} />}
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
        // The section of a chosen day has its name already, and no landmark may have that of another.
        <section key={day} {...(date ? {} : { 'aria-labelledby': `day-${day}` })} className="mt-5">
          <h3 id={`day-${day}`} className={date ? 'sr-only' : 'text-sm font-medium text-gold'}>
            {day === today
              ? m.calendar_today({ day: formatDate(day, today) })
              : formatDate(day, today)}
          </h3>
          {!date && <InHebrew day={hebrew[day]} />}
          <ul className="mt-2 grid gap-3">
            {events.map((event) => (
              <Kept
                as="li"
                key={event.dateId}
                of={EventLine}
                with={{ event, day }}
                className="@container"
              />
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
                to={projectListAddress({ ...asked.filters, type: 'event' })}
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

/** An event on one of its days. */
function EventLine({ event, day }: { event: CalendarEvent; day: Day }) {
  const id = `event-${event.dateId}-${day}`
  const address = `/projects-events/${event.id}`
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 wrap-anywhere sm:p-5 @md:grid-cols-[minmax(0,1fr)_auto] @md:items-end"
    >
      <div className="min-w-0">
        <p className="text-xs font-medium text-gold">
          {categoryLabel(event.category)}
          <Which event={event} day={day} />
          <LanguageMark language={event.language} className="ms-2" />
        </p>
        <h4
          id={id}
          lang={otherThanPage(event.language)}
          dir="auto"
          className={cn(
            'mt-1 font-display text-subheading font-bold text-match wrap-anywhere',
            !otherThanPage(event.language) && '[direction:inherit]',
          )}
        >
          {event.title}
        </h4>
        {event.label && (
          <p className="mt-1 font-medium wrap-anywhere">
            <bdi>{event.label}</bdi>
          </p>
        )}
        <ul className="mt-2 grid gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-gold">
          <li className="flex gap-2">
            <Clock aria-hidden />
            <span className="min-w-0">
              {/* Server and browser may name a time zone slightly differently. */}
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
        <KindTags item={event} className="mt-3 flex flex-wrap gap-1.5" />
        <p className="mt-2 text-sm text-muted wrap-anywhere">
          {m.calendar_organized_by()}{' '}
          <Link
            to={`/partner/${event.partnerId}`}
            dir="auto"
            className="font-medium text-ink underline decoration-gold-leaf underline-offset-4 hover:text-primary"
          >
            <Name>{event.organization}</Name>
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

/** Which day of a multi-day event this is. */
function Which({ event: { firstDay, lastDay }, day }: { event: CalendarEvent; day: Day }) {
  if (firstDay === lastDay) return null
  const [number, count] = [day, lastDay].map((until) => daysBetween(firstDay, until).length)
  return <> · {m.calendar_day_of({ number: number ?? 1, count: count ?? 1 })}</>
}

import { Link } from 'react-router'
import { m } from '#messages'
import type { CalendarEvent } from '#domain/project-events/calendar-event.ts'
import { monthOf } from '#domain/project-events/day.ts'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { format } from '#platform/text/format.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDate } from '#app/ui/format-date.ts'
import { MonthGrid } from '#app/ui/month-grid.tsx'
import { calendarAddress } from '../calendar/calendar-address.ts'
import { clockOf } from '../calendar/hours.ts'
import { adjacentMonths } from '../calendar/adjacent-months.ts'
import { Subscribe } from '../calendar/subscribe.tsx'
import { useFreshDay } from '../calendar/use-fresh-day.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { timesOf } from '#domain/project-events/when.ts'
import { projectListAddress } from '#domain/project-events/list-address.ts'
import { InHebrew } from '../calendar/in-hebrew.tsx'
import { ViewersTime } from '../project-event/viewers-time.tsx'
import type { CalendarContent } from './load-calendar.server.ts'
import { partnerTabAddress } from './tabs.ts'

export type PartnerCalendarProps = CalendarContent & {
  partner: Pick<PublicPartner, 'id' | 'name' | 'registeredName'>
}

/** An organization's events by day: pick a day to see its events. */
export function PartnerCalendar({ partner, ...content }: PartnerCalendarProps) {
  const { month, date, today, counts, hebrew, events, more, next, feed } = content
  const { closed } = useReader()
  useFreshDay(today)
  const page = partnerTabAddress(partner.id, 'calendar')
  return (
    <div className="mt-8">
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-[19rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-12">
        <div className="mx-auto w-full max-w-[26rem]">
          <MonthGrid
            month={month}
            counts={counts}
            hebrew={hebrew}
            today={today}
            selected={date}
            addressOf={(day) => calendarAddress({ month, date: day }, page)}
            {...adjacentMonths(month, today, (other) => calendarAddress({ month: other }, page))}
          />
        </div>
        <section aria-labelledby="day-shown" className="min-w-0">
          <h2 id="day-shown" className="font-display text-heading font-bold">
            {formatDate(date, today)}
          </h2>
          <InHebrew day={hebrew.days[date]} />
          {events.length === 0 ? (
            <div role="status" className="mt-3">
              <p className="text-muted">{m.calendar_none_scheduled()}</p>
              {next && (
                <Button asChild variant="secondary" className="mt-5">
                  <Link
                    to={calendarAddress({ month: monthOf(next), date: next }, page)}
                    preventScrollReset
                  >
                    {m.calendar_next({ day: formatDate(next, today) })}
                  </Link>
                </Button>
              )}
            </div>
          ) : (
            <ul className="mt-5 grid gap-3">
              {events.map((event) => (
                <li key={event.dateId} className="@container">
                  <EventOfDay event={event} />
                </li>
              ))}
            </ul>
          )}
          {more > 0 && (
            <p className="mt-5">
              {m.calendar_more_day({ count: more })}{' '}
              <Link
                to={projectListAddress({ type: 'event', q: partner.registeredName })}
                className="font-medium text-primary underline underline-offset-4"
              >
                {m.calendar_all_events()}
              </Link>
            </p>
          )}
        </section>
      </div>
      {!closed.includes('calendar') && (
        <Subscribe
          feed={feed}
          title={m.calendar_subscribe_partner({ organization: partner.name })}
        />
      )}
    </div>
  )
}

function EventOfDay({ event }: { event: CalendarEvent }) {
  const { id, dateId, title, summary, location, startDatetime, timeZone, firstDay, lastDay } = event
  return (
    <article
      aria-labelledby={`event-${dateId}`}
      className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4 sm:p-5 @md:grid-cols-[4.5rem_minmax(0,1fr)]"
    >
      <p className="font-display text-subheading font-bold tabular-nums">
        <time dateTime={startDatetime ?? firstDay}>{clockOf(event)}</time>
      </p>
      <div className="min-w-0">
        <h3 dir="auto" className="font-display text-subheading font-bold text-match wrap-anywhere">
          <Link
            to={`/projects-events/${id}`}
            id={`event-${dateId}`}
            className="inline-flex underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11"
          >
            {title}
          </Link>
        </h3>
        <p dir="auto" className="mt-1 text-match text-sm text-muted wrap-anywhere">
          {event.datePlace || location ? whereOf(event) : m.calendar_location_tbd()}
        </p>
        {/* Server and browser may name a time zone slightly differently. */}
        <p className="mt-1 text-sm text-muted" suppressHydrationWarning>
          {firstDay === lastDay
            ? format.zoneName(startDatetime ?? firstDay, timeZone)
            : m.detail_zone({
                times: timesOf(event, timeZone),
                zone: format.zoneName(startDatetime ?? firstDay, timeZone),
              })}
        </p>
        <ViewersTime item={event} />
        <p dir="auto" className="mt-3 text-start wrap-anywhere">
          {summary || m.calendar_details_soon()}
        </p>
      </div>
    </article>
  )
}

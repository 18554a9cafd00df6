import { m } from '#messages'
import { endsOfMonth, monthOf, type Day } from '#domain/project-events/day.ts'
import { aroundOf } from '#domain/project-events/around.ts'
import { monthsAround } from '#domain/project-events/months.ts'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { viewersDay } from '#app/request/viewers-zone.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { MonthGrid } from '#app/ui/month-grid.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import {
  CALENDAR,
  calendarAddress,
  keptParams,
  readCalendarAddress,
  type CalendarQuery,
} from './calendar-address.ts'
import { Chips } from '../projects-events/chips.tsx'
import { FilterForm } from '../projects-events/filter-form.tsx'
import { ChooseMonth } from './choose-month.tsx'
import { EventList } from './event-list.tsx'
import { loadDays } from './load-days.server.ts'
import { adjacentMonths } from './adjacent-months.ts'
import { Subscribe } from './subscribe.tsx'
import { useFreshDay } from './use-fresh-day.ts'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { formatDate, monthWords } from '#app/ui/format-date.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { projectListAddress } from '#domain/project-events/list-address.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return [
    ...pageMeta({
      title: m.site_page_title({ page: m.calendar_title() }),
      description: m.calendar_description(),
      address: loaderData.address,
    }),
    { tagName: 'link', rel: 'alternate', type: 'text/calendar', href: loaderData.feed },
  ]
}

/** A month of events, or one day of it. Days before the viewer's today are included only on request. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, clock } = context.get(runtimeContext)
  const today = viewersDay(request, clock.now())
  const asked = readCalendarAddress(new URL(request.url).searchParams, today)
  const { first, last } = asked.date
    ? { first: asked.date, last: asked.date }
    : endsOfMonth(asked.month)
  const from = !asked.previous && first < today ? today : first
  const filters = { ...asked.filters, around: aroundOf(asked.filters) }
  const days = { month: asked.month, today, from, to: last, partnerId: null }
  const found = await loadDays(context, { ...days, filters })
  return {
    asked,
    today,
    ...found,
    counts: asked.previous
      ? found.counts
      : Object.fromEntries(Object.entries(found.counts).filter(([day]) => day >= today)),
    address: `${origin}${CALENDAR}`,
    feed: `${origin}/calendar.ics`,
  }
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { asked, today, counts, days, hebrew, more, next, feed } = loaderData
  const { month, date, filters } = asked
  useFreshDay(today)
  return (
    <Container className="py-6 sm:py-12">
      <PageHeader
        title={m.calendar_title()}
        lead={<span className="max-sm:hidden">{m.calendar_lead()}</span>}
        className="max-sm:[&_p]:hidden"
      />
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:mt-8 sm:gap-y-8 md:grid-cols-[19rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-12">
        <div className="mx-auto w-full max-w-[26rem] md:sticky md:top-28 md:self-start">
          <ChooseMonth asked={asked} months={monthsAround(today)}>
            {(field) => (
              <MonthGrid
                month={month}
                heading={field}
                isFolded
                counts={counts}
                hebrew={hebrew}
                today={today}
                selected={date}
                addressOf={(day) => calendarAddress({ ...asked, date: day })}
                {...adjacentMonths(month, today, (other) =>
                  calendarAddress({ ...asked, month: other, date: null }),
                )}
                closedBefore={asked.previous ? null : today}
              />
            )}
          </ChooseMonth>
        </div>
        <div className="min-w-0">
          <div className="mb-6">
            <FilterForm
              asked={filters}
              action={CALENDAR}
              addressOf={(params) => calendarAddress(readCalendarAddress(params, today))}
              kept={keptParams(asked)}
              label={m.calendar_search_label()}
              without={['type', 'time']}
              isFolded
            />
            <Chips
              asked={filters}
              addressOf={(query) => calendarAddress({ ...asked, filters: query })}
            />
          </div>
          {days.length > 0 ? (
            <EventList asked={asked} today={today} days={days} hebrew={hebrew.days} more={more} />
          ) : (
            <NoEvents asked={asked} today={today} next={next} />
          )}
        </div>
      </div>
      <Subscribe feed={feed} title={m.calendar_subscribe()} />
    </Container>
  )
}

/** Says that no events match, with a link to the next ones. */
function NoEvents({ asked, today, next }: { asked: CalendarQuery; today: Day; next: Day | null }) {
  const { month, date, previous } = asked
  const isOver = (date ?? endsOfMonth(month).last) < today
  if (isOver && !previous) {
    return (
      <EmptyState
        title={m.calendar_hidden_title()}
        action={
          <Button asChild>
            <Link to={calendarAddress({ ...asked, previous: true })} preventScrollReset>
              {m.calendar_show_previous_link()}
            </Link>
          </Button>
        }
      >
        {m.calendar_hidden_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={
        date
          ? m.calendar_none_on({ day: formatDate(date, today) })
          : month === monthOf(today) && !previous
            ? m.calendar_none_left({ month: monthWords(month) })
            : m.calendar_none_in({ month: monthWords(month) })
      }
      action={
        <Button asChild>
          {next ? (
            <Link
              to={calendarAddress({ ...asked, month: monthOf(next), date: next })}
              preventScrollReset
            >
              {m.calendar_next({ day: formatDate(next, today) })}
            </Link>
          ) : (
            <Link to={projectListAddress({ ...asked.filters, type: 'event' })}>
              {m.calendar_all_events()}
            </Link>
          )}
        </Button>
      }
    >
      {next ? m.calendar_none_text() : m.calendar_none_ahead()}
    </EmptyState>
  )
}

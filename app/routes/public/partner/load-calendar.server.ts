import type { RouterContextProvider } from 'react-router'
import { endsOfMonth, monthOf } from '#domain/project-events/day.ts'
import { runtimeContext } from '#app/request/context.ts'
import { viewersDay } from '#app/request/viewers-zone.ts'
import { readCalendarAddress } from '../calendar/calendar-address.ts'
import { loadDays } from '../calendar/load-days.server.ts'

/**
 * A month of an organization's events and those of the selected day: today, or in other months the first day with
 * events.
 */
export async function loadCalendar(
  context: Readonly<RouterContextProvider>,
  { partnerId, request }: { partnerId: string; request: Request },
) {
  const { origin, clock } = context.get(runtimeContext)
  const today = viewersDay(request, clock.now())
  const { month, date } = readCalendarAddress(new URL(request.url).searchParams, today)
  const { first, last } = endsOfMonth(month)
  const chosen = date ?? (month === monthOf(today) ? today : null)
  const range = chosen ? { from: chosen, to: chosen } : { from: first, to: last }
  const found = await loadDays(context, { today, month, partnerId, ...range })
  const shown = found.days[0]
  return {
    ...found,
    month,
    today,
    date: chosen ?? shown?.day ?? first,
    // Without a day in the URL, a whole month shows only its first day with events.
    events: shown?.events ?? [],
    more: chosen ? found.more : 0,
    feed: `${origin}/partner/${partnerId}/calendar.ics`,
  }
}

export type CalendarContent = Awaited<ReturnType<typeof loadCalendar>>

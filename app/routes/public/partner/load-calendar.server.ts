import type { RouterContextProvider } from 'react-router'
import { endsOfMonth, monthOf, type Day, type Month } from '#domain/project-events/day.ts'
import { runtimeContext } from '#app/request/context.ts'
import { viewersDay } from '#app/request/viewers-zone.ts'
import { readCalendarAddress } from '../calendar/calendar-address.ts'
import { loadDays } from '../calendar/load-days.server.ts'

/**
 * A month of an organization's events and those of one day: the one asked for, else the first of the month, from today on,
 * that has events. Without a month in the address, the one with its next date.
 */
export async function loadCalendar(
  context: Readonly<RouterContextProvider>,
  { partnerId, request }: { partnerId: string; request: Request },
) {
  const { origin, clock } = context.get(runtimeContext)
  const today = viewersDay(request, clock.now())
  const { searchParams } = new URL(request.url)
  const { month, date } = readCalendarAddress(searchParams, today)
  const asked = await load(month, date)
  const next = searchParams.has('month') || date ? null : asked.next
  const feed = `${origin}/partner/${partnerId}/calendar.ics`
  return { ...(next ? await load(monthOf(next), next) : asked), today, feed }

  async function load(ofMonth: Month, day: Day | null) {
    const { first, last } = endsOfMonth(ofMonth)
    const start = ofMonth === monthOf(today) ? today : first
    const range = day ? { from: day, to: day } : { from: start, to: last }
    const found = await loadDays(context, { today, month: ofMonth, partnerId, ...range })
    const shown = found.days[0]
    return {
      ...found,
      month: ofMonth,
      date: day ?? shown?.day ?? start,
      // Of a whole month, only the first day with events is shown.
      events: shown?.events ?? [],
      more: day ? found.more : 0,
    }
  }
}

export type CalendarContent = Awaited<ReturnType<typeof loadCalendar>>

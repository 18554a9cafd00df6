import { Link } from 'react-router'
import { m } from '#messages'
import { monthOf, endsOfMonth, type Day } from '#domain/project-events/day.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDate, monthWords } from '#app/ui/format-date.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { projectListAddress } from '../projects-events/list-address.ts'
import { calendarAddress, type CalendarQuery } from './calendar-address.ts'

/** Nothing on the days that are asked for, and where there is something. */
export function NoEvents({
  asked,
  today,
  next,
}: {
  asked: CalendarQuery
  today: Day
  next: Day | null
}) {
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
              to={calendarAddress({ month: monthOf(next), date: next, previous })}
              preventScrollReset
            >
              {m.calendar_next({ day: formatDate(next, today) })}
            </Link>
          ) : (
            <Link to={projectListAddress({ type: 'event' })}>{m.calendar_all_events()}</Link>
          )}
        </Button>
      }
    >
      {next ? m.calendar_none_text() : m.calendar_none_ahead()}
    </EmptyState>
  )
}

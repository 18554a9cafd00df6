import { CalendarDays, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { DayCounts } from '#domain/project-events/calendar-event.ts'
import type { HebrewDay, HebrewMonthShown } from '#domain/project-events/hebrew-month.ts'
import type { Day, Month } from '#domain/project-events/day.ts'
import { buttonVariants } from './button-variants.ts'
import { cn } from './class-names.ts'
import { formatDate, monthWords, weekdays } from './format-date.ts'
import { IconButton } from './icon-button.tsx'
import { monthWeeks } from './month-weeks.ts'

export type MonthGridProps = {
  month: Month
  /** Number of events per day. */
  counts: DayCounts
  /** The month in the Hebrew calendar. */
  hebrew: HebrewMonthShown
  today: Day
  selected: Day | null
  /** Returns the URL of a day. */
  addressOf: (day: Day) => string
  /** The previous and the next month with their URLs; null at either end. */
  before: { month: Month; to: string } | null
  after: { month: Month; to: string } | null
  /** Days before this one are disabled. */
  closedBefore?: Day | null
  /** What is shown between the steps to other months, if not just the month's name. */
  heading?: ReactNode
  /** On phones, the days are shown when asked for. */
  isFolded?: boolean
}

/** A month calendar: each day is a link labeled with its date and number of events. */
export function MonthGrid({
  month,
  hebrew,
  before,
  after,
  heading,
  isFolded,
  ...days
}: MonthGridProps) {
  return (
    <div className="group/month">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Step icon={ChevronLeft} to={before} label={m.calendar_month_before} />
        <p
          id="month-shown"
          className={heading ? 'sr-only' : 'font-display text-subheading font-bold'}
        >
          {monthWords(month)}
        </p>
        {heading}
        <Step icon={ChevronRight} to={after} label={m.calendar_month_after} />
        {isFolded && (
          // What it opens follows the row, so that it needs no scripts and is always there on wider screens.
          <details className="md:hidden">
            <summary
              aria-label={m.calendar_days()}
              className={cn(buttonVariants({ variant: 'secondary' }), 'list-none px-3')}
            >
              <CalendarDays aria-hidden />
            </summary>
          </details>
        )}
      </div>
      <div className={cn(isFolded && 'max-md:hidden group-has-[[open]]/month:block')}>
        <Days month={month} hebrew={hebrew} {...days} />
      </div>
    </div>
  )
}

function Days({
  month,
  hebrew,
  ...days
}: Omit<MonthGridProps, 'before' | 'after' | 'heading' | 'isFolded'>) {
  return (
    <>
      <p className="mt-1 text-center text-sm text-muted">{hebrew.name}</p>
      <table
        aria-labelledby="month-shown"
        className="mt-2 w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {weekdays().map(({ long, short }) => (
              <th key={long} scope="col" className="pb-1 text-xs font-medium text-muted">
                <span aria-hidden>{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td key={day ?? at} className="p-0 text-center">
                  {day && <DayLink day={day} hebrew={hebrew.days[day]} {...days} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <span className="inline-flex items-center gap-2">
          <span className="rounded-[0.375rem] bg-primary-tint px-2 py-1 text-primary">
            <Dots count={1} />
          </span>
          {m.calendar_legend_events()}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-4 rounded-full border-2 border-current text-ink" />
          {m.calendar_legend_today()}
        </span>
      </p>
      {hebrew.holidays.length > 0 && (
        <ul aria-label={m.hebrewdays_holidays()} className="mt-3 grid gap-1 text-xs text-muted">
          {hebrew.holidays.map(({ name, days: when }) => (
            <li key={name}>
              <span className="font-medium text-gold">{name}</span> · {when}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type DayLinkProps = Pick<
  MonthGridProps,
  'counts' | 'today' | 'selected' | 'addressOf' | 'closedBefore'
> & { day: Day; hebrew: HebrewDay | undefined }

function DayLink({ day, hebrew, counts, today, selected, addressOf, closedBefore }: DayLinkProps) {
  const count = counts[day] ?? 0
  const isToday = day === today
  const isSelected = day === selected
  const look = cn(
    'flex h-14 w-full flex-col items-center justify-center rounded-field text-sm tabular-nums',
    count > 0 && 'bg-primary-tint font-bold text-primary',
    isSelected && 'bg-primary text-on-primary',
  )
  const number = (
    <>
      <span
        className={cn(
          'grid size-7 place-items-center rounded-full',
          isToday && 'border-2 border-current font-bold',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {/* Drawn by the style, because the name of the link says it in words. */}
      <span
        aria-hidden
        data-hebrew={hebrew?.number}
        className={cn(
          'text-[0.6875rem] leading-3.5 font-normal before:content-[attr(data-hebrew)]',
          hebrew?.holiday && 'font-medium underline underline-offset-2',
          !isSelected && (hebrew?.holiday ? 'text-gold' : 'text-muted'),
        )}
      />
      <span className="h-1.5">
        <Dots count={count} />
      </span>
    </>
  )
  if (closedBefore && day < closedBefore)
    return <span className={cn(look, 'text-muted')}>{number}</span>
  return (
    <Link
      to={addressOf(day)}
      preventScrollReset
      aria-label={nameOf(day, count, { today, isSelected, hebrew })}
      data-chosen={isSelected ? '' : undefined}
      aria-current={isToday ? 'date' : isSelected ? 'true' : undefined}
      className={cn(
        look,
        'transition-colors',
        isSelected
          ? 'hover:bg-primary-strong'
          : 'hover:outline-2 hover:-outline-offset-2 hover:outline-field',
      )}
    >
      {number}
    </Link>
  )
}

function nameOf(
  day: Day,
  count: number,
  { today, isSelected, hebrew }: { today: Day; isSelected: boolean; hebrew: HebrewDay | undefined },
) {
  return [
    formatDate(day, day),
    ...(hebrew ? [hebrew.date] : []),
    ...(hebrew?.holiday ? [hebrew.holiday] : []),
    count === 0 ? m.calendar_no_events() : m.calendar_event_count({ count }),
    ...(day === today ? [m.calendar_legend_today()] : []),
    ...(isSelected ? [m.calendar_selected()] : []),
  ].join(', ')
}

/** Up to three dots for a day's events, so that shape as well as color marks it. */
function Dots({ count }: { count: number }) {
  return (
    <span aria-hidden className="flex justify-center gap-0.5">
      {Array.from({ length: Math.min(count, 3) }, (_, at) => (
        <span key={at} className="size-1.25 rounded-full bg-current" />
      ))}
    </span>
  )
}

function Step({
  icon: Icon,
  to,
  label,
}: {
  icon: LucideIcon
  to: { month: Month; to: string } | null
  label: (of: { month: string }) => string
}) {
  if (!to) return <span aria-hidden className="size-11" />
  return (
    <IconButton asChild label={label({ month: monthWords(to.month) })}>
      <Link to={to.to} preventScrollReset>
        <Icon aria-hidden className="rtl:-scale-x-100" />
      </Link>
    </IconButton>
  )
}

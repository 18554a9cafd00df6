import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import type { PageDate } from '#domain/project-events/to-card.ts'
import { withDateLabel } from '#domain/project-events/date-label.ts'
import { whereOnDate } from '#domain/project-events/where.ts'
import { timesOf } from '#domain/project-events/when.ts'
import { placesLeft } from '#domain/support/support-rules.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { eventFileAddress } from '../cards/add-to-calendar.tsx'

/** How many coming dates are in sight; further ones are folded. */
const SHOWN = 8

/** The dates of an event that has several: coming ones first, each with its file for calendar programs; past ones folded. */
export function ItemDates({ item }: { item: PublicProjectEvent }) {
  const coming = item.dates.filter(({ isOver }) => !isOver)
  const past = item.dates.filter(({ isOver }) => isOver)
  // A single later date is not worth a fold.
  const shown = coming.length === SHOWN + 1 ? coming.length : SHOWN
  const later = coming.slice(shown)
  return (
    <>
      <List dates={coming.slice(0, shown)} item={item} />
      {later.length > 0 && (
        <Fold summary={m.detail_dates_later({ count: later.length })}>
          <List dates={later} item={item} />
        </Fold>
      )}
      {past.length > 0 && (
        <Fold summary={m.detail_dates_past({ count: past.length })}>
          <List dates={past} item={item} />
        </Fold>
      )}
    </>
  )
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-medium text-primary">{summary}</summary>
      {children}
    </details>
  )
}

function List({ dates, item }: { dates: readonly PageDate[]; item: PublicProjectEvent }) {
  const { closed } = useReader()
  const isOnTour = item.dates.some(({ place }) => place)
  return (
    <ul>
      {dates.map((date) => {
        const times = withDateLabel(date, timesOf(date, item.timeZone))
        const left = placesLeft({ places: null, placesTaken: 0, ...date })
        return (
          <li
            key={date.id ?? `${date.startDatetime} ${times}`}
            className="flex min-h-11 items-center justify-between gap-x-3"
          >
            <span className="min-w-0 py-1">
              <time dateTime={date.startDatetime} suppressHydrationWarning>
                {times}
              </time>
              {isOnTour && (
                <span dir="auto" className="block text-match text-sm text-muted wrap-anywhere">
                  {whereOnDate(item, date)}
                </span>
              )}
              {left !== null && !date.isOver && (
                <span className="block text-sm text-muted">
                  {left === 0 ? m.supporting_date_full() : m.supporting_date_left({ places: left })}
                </span>
              )}
            </span>
            {date.id && !date.isOver && !closed.includes('calendar') && (
              <IconButton asChild label={m.detail_date_add({ date: times })}>
                <a
                  href={eventFileAddress(item.id, date.id)}
                  download
                  data-print="never"
                  suppressHydrationWarning
                >
                  <CalendarPlus aria-hidden />
                </a>
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

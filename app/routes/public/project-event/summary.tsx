import { Building2, CalendarDays, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { timesInZone, whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { Name } from '#app/ui/name.tsx'
import { ViewersTime } from './viewers-time.tsx'

const line =
  'inline-flex max-w-full items-start gap-2 [&_svg]:mt-1 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-gold'

/** Where, when and who, on one line if there is room. */
export function ProjectEventSummary({ item }: { item: PublicProjectEvent }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <li className={line}>
        <MapPin aria-hidden />
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {whereOf(item)}
        </span>
      </li>
      <li className={line}>
        <CalendarDays aria-hidden />
        <span className="min-w-0">
          <When item={item} />
          {item.hebrewDate && <span className="block text-sm text-muted">{item.hebrewDate}</span>}
        </span>
      </li>
      <li className={line}>
        <Building2 aria-hidden />
        <Link
          to={`/partner/${item.partnerId}`}
          dir="auto"
          className="min-w-0 wrap-anywhere underline decoration-gold-leaf underline-offset-4 hover:text-primary"
        >
          <Name>{item.organization}</Name>
        </Link>
      </li>
    </ul>
  )
}

function When({ item }: { item: PublicProjectEvent }) {
  if (item.startDatetime === null) return whenOf(item)
  return (
    <>
      {/* Server and browser may name a time zone slightly differently. */}
      <time dateTime={item.startDatetime} suppressHydrationWarning>
        {timesInZone(item, item.startDatetime)}
      </time>
      {item.moreDates !== undefined && (
        <>
          {' '}
          <a
            href="#all-dates"
            className="underline decoration-gold-leaf underline-offset-4 hover:text-primary"
          >
            {m.listing_more_dates({ count: item.moreDates })}
          </a>
        </>
      )}
      <ViewersTime item={item} />
    </>
  )
}

import { CalendarDays, MapPin, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { describeTime } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'

/** When and where an item takes place, a line each. */
export function OccasionLines({
  item,
  hebrewDate,
}: {
  item: Omit<ProjectEventCard, 'isOver'>
  /** When, in the Hebrew calendar. */
  hebrewDate: string | null
}) {
  return (
    <ul className="mt-6 flex flex-col gap-2">
      <Line icon={CalendarDays}>
        {describeTime(item)}
        {hebrewDate && <span className="block text-sm text-muted">{hebrewDate}</span>}
      </Line>
      <Line icon={MapPin}>
        <bdi>{whereOf(item)}</bdi>
      </Line>
    </ul>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 gap-2.5">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

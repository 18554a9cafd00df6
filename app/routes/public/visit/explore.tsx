import { CalendarDays, Map as MapIcon, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { Feature } from '#domain/content/feature.ts'
import { m } from '#messages'
import { useReader } from '#app/shell/use-reader.ts'
import { Section } from '#app/ui/section.tsx'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { keepApart } from '../cards/keep-apart.ts'
import { ProjectEventCard } from '../cards/project-event-card.tsx'

type Way = {
  to: string
  feature: Feature
  icon: LucideIcon
  title: () => string
  text: () => string
}

const ways: readonly Way[] = [
  {
    to: '/map',
    feature: 'map',
    icon: MapIcon,
    title: m.visit_explore_map,
    text: m.visit_explore_map_text,
  },
  {
    to: '/calendar',
    feature: 'calendar',
    icon: CalendarDays,
    title: m.visit_explore_calendar,
    text: m.visit_explore_calendar_text,
  },
]

/** The next events, and links to the map and the calendar, while they are enabled. */
export function Explore({ events }: { events: readonly Item[] }) {
  const { closed } = useReader()
  const open = ways.filter(({ feature }) => !closed.includes(feature))
  if (open.length === 0 && events.length === 0) return null
  return (
    <Section title={m.visit_explore_title()}>
      {events.length > 0 && (
        <ul className="mb-5 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {keepApart(events).map((item) => (
            <li key={item.id} className="sm:max-lg:nth-3:hidden">
              <ProjectEventCard item={item} />
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        {open.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 transition-colors hover:border-field sm:p-6"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-visit-tint text-visit">
                <Icon aria-hidden className="size-5" />
              </span>
              <span>
                <span className="block font-medium text-primary underline-offset-4 group-hover:underline">
                  {title()}
                </span>
                <span className="mt-1 block text-muted">{text()}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { m } from '#messages'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { Section } from '#app/ui/section.tsx'
import { keepApart } from '../cards/keep-apart.ts'
import { ProjectEventCard } from '../cards/project-event-card.tsx'

/** Other items nearby or of the same topic. */
export function Related({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <Section title={m.detail_related()} ground="sand">
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {keepApart(items).map((item) => (
          <li key={item.id}>
            <ProjectEventCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

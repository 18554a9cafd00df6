import { Link } from 'react-router'
import { m } from '#messages'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { LIST } from '../projects-events/list-address.ts'

/** Below the invitation, for those of whom we know nothing: what begins soonest, and that nobody chose it for them. */
export function Soonest({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="soonest" className="mt-10">
      <h2 id="soonest" className="font-display text-subheading font-bold">
        {m.foryou_soonest()}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.id}>
            <ProjectEventCard item={item} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link to={LIST} className="font-medium text-primary underline underline-offset-4">
          {m.foryou_see_everything()}
        </Link>
      </p>
    </section>
  )
}

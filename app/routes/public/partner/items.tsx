import { Link } from 'react-router'
import { m } from '#messages'
import { PER_PARTNER_MOST } from '#domain/project-events/listing.ts'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import type { SavedItems } from '../cards/card-heart.tsx'
import { keepApart } from '../cards/keep-apart.ts'
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { projectListAddress } from '#domain/project-events/list-address.ts'

export type PartnerItemsContent = {
  projects: Item[]
  events: Item[]
  saved: SavedItems
}

/** An organization's public projects and events, in two rows. */
export function PartnerItems({
  name,
  projects,
  events,
  saved,
}: PartnerItemsContent & { name: string }) {
  return (
    <div className="mt-8 grid gap-12">
      <Row
        title={m.detail_partner_projects()}
        none={m.detail_partner_no_projects()}
        all={projectListAddress({ type: 'project', q: name })}
        items={projects}
        saved={saved}
      />
      <Row
        title={m.detail_partner_events()}
        none={m.detail_partner_no_events()}
        all={projectListAddress({ type: 'event', q: name })}
        items={events}
        saved={saved}
      />
    </div>
  )
}

type RowProps = { title: string; none: string; all: string; items: Item[]; saved: SavedItems }

function Row({ title, none, all, items, saved }: RowProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="font-display text-heading font-bold">{title}</h2>
        {items.length >= PER_PARTNER_MOST && (
          <Link
            to={all}
            className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
          >
            {m.detail_partner_see_all()}
          </Link>
        )}
      </div>
      {items.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <Carousel label={title}>
          {keepApart(items).map((item) => (
            <ProjectEventCard key={item.id} item={item} saved={saved} />
          ))}
        </Carousel>
      )}
    </section>
  )
}

import { Link } from 'react-router'
import { m } from '#messages'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { Button } from '#app/ui/button.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section } from '#app/ui/section.tsx'
import { FeaturedCard } from './featured-card.tsx'
import { MoreLink } from './more-link.tsx'

/** Real projects that run now. */
export function HomeFeatured({ items }: { items: readonly ProjectEventCard[] }) {
  return (
    <Section
      ground="sand"
      eyebrow={m.home_featured_eyebrow()}
      title={m.home_featured_title()}
      lead={m.home_featured_lead()}
      action={<MoreLink to="/projects-events?type=project">{m.home_featured_all()}</MoreLink>}
    >
      {items.length === 0 ? (
        <EmptyState
          level={3}
          region="galilee"
          title={m.home_featured_none()}
          action={
            <Button asChild variant="secondary">
              <Link to="/projects-events">{m.home_featured_none_next()}</Link>
            </Button>
          }
        />
      ) : (
        <Carousel label={m.home_featured_title()}>
          {items.map((item) => (
            <FeaturedCard key={item.id} item={item} />
          ))}
        </Carousel>
      )}
    </Section>
  )
}

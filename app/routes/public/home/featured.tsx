import { Link } from 'react-router'
import { m } from '#messages'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { otherThanPage } from '#platform/text/language.ts'
import { type ProjectEventCard, categoryLabel } from '#domain/project-events/project-event.ts'
import { Button } from '#app/ui/button.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { Section } from '#app/ui/section.tsx'
import { MoreLink } from './more-link.tsx'
import { CalendarDays, MapPin } from 'lucide-react'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { CardProgress } from '../cards/gift-progress.tsx'
import { useShekelRate } from '../cards/in-shekels.tsx'
import { keepApart } from '../cards/keep-apart.ts'
import { ItemPicture, type ItemPictureProps } from '../cards/item-picture.tsx'
import { whereOf } from '#domain/project-events/where.ts'

/** Real projects that are running now. */
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
          {keepApart(items).map((item) => (
            <FeaturedCard key={item.id} item={item} />
          ))}
        </Carousel>
      )}
    </Section>
  )
}

/** A running project that is looking for support. */
function FeaturedCard({
  item,
}: {
  item: ProjectEventCard & Pick<ItemPictureProps['item'], 'variant'>
}) {
  const rate = useShekelRate()
  const list = useIsOpen('marketplace') ? 'marketplace' : 'projects-events'
  return (
    <article
      data-item={item.id}
      className="group/card flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-field"
    >
      <ItemPicture
        item={item}
        sizes="(min-width: 1024px) 24rem, (min-width: 768px) 46vw, 88vw"
        className="aspect-[16/9] w-full"
      />
      <Kept of={FeaturedText} with={{ item, list, rate }} className="flex flex-1 flex-col p-5" />
    </article>
  )
}

type FeaturedTextProps = {
  item: ProjectEventCard
  list: 'marketplace' | 'projects-events'
  rate: number | null
}

function FeaturedText({ item, list, rate }: FeaturedTextProps) {
  const id = `featured-${item.id}`
  return (
    <>
      <p className="text-xs font-medium text-gold">
        {categoryLabel(item.category)}
        <LanguageMark language={item.language} className="ms-2" />
      </p>
      <h3
        id={id}
        lang={otherThanPage(item.language)}
        dir="auto"
        className="mt-1.5 line-clamp-2 font-display text-subheading font-bold text-match wrap-anywhere"
      >
        {item.title}
      </h3>
      <p
        lang={otherThanPage(item.language)}
        dir="auto"
        className="mt-2 line-clamp-3 text-start text-muted wrap-anywhere"
      >
        {item.summary}
      </p>
      <ul className="mt-4 mb-5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <li className="flex min-w-0 gap-2">
          <MapPin aria-hidden />
          <span dir="auto" className="line-clamp-2 min-w-0 text-start wrap-anywhere">
            {whereOf(item)}
          </span>
        </li>
        <li className="flex gap-2">
          <CalendarDays aria-hidden />
          {m.listing_ongoing()}
        </li>
      </ul>
      <CardProgress {...item} rate={rate} className="mt-0 mb-5" />
      <div className="mt-auto">
        <Button asChild variant="secondary" wide>
          <Link to={`/${list}/${item.id}`} id={`${id}-link`} aria-labelledby={`${id}-link ${id}`}>
            {m.home_featured_support()}
          </Link>
        </Button>
      </div>
    </>
  )
}

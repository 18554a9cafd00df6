import type { ReactNode } from 'react'
import { m } from '#messages'
import { LIST, projectListAddress } from '#domain/project-events/list-address.ts'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import {
  categoryLabel,
  typeLabel,
  type ProjectEventCard,
} from '#domain/project-events/project-event.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { cn } from '#app/ui/class-names.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { AddToCalendar } from '../cards/add-to-calendar.tsx'
import { ItemHeart } from '../cards/card-heart.tsx'
import { Donors } from './donors.tsx'
import { ProjectEventFacts } from './facts.tsx'
import { MainPicture } from './gallery/main-picture.tsx'
import { Pictures } from './gallery/pictures.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { Place } from './place.tsx'
import { Share } from './share.tsx'
import { ProjectEventSummary } from './summary.tsx'

/** The breadcrumbs above an item. */
export function crumbsOf({ type }: Pick<ProjectEventCard, 'type'>) {
  const label = type === 'event' ? m.listing_events() : m.listing_projects()
  return [
    { label: m.listing_title(), to: LIST },
    { label, to: projectListAddress({ type }) },
  ]
}

/** A project or event as everyone sees it, public or as a preview. */
export function ItemPage({
  item,
  panel,
  actions,
  updates,
}: {
  item: PublicProjectEvent
  /** The ways to take part. */
  panel: ReactNode
  /** What to do with the page. */
  actions: ReactNode
  /** What its organization has told since. */
  updates?: ReactNode
}) {
  const isEvent = item.type === 'event'
  return (
    <Container className="pt-2 pb-14 sm:pb-20">
      <Breadcrumbs crumbs={crumbsOf(item)} />
      {/* The panel follows the title: beside it on desktops, below it on phones. */}
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <MainPicture item={item} />
          <ItemHeader item={item} actions={actions} />
        </div>
        <div className="mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">{panel}</div>
        <div className="min-w-0">
          <section aria-labelledby="about" className="mt-10 max-w-text">
            <h2 id="about" className="font-display text-heading font-bold">
              {isEvent ? m.detail_about_event() : m.detail_about()}
            </h2>
            <div lang={otherThanPage(item.language)}>
              <Paragraphs text={item.description} className="mt-4" />
            </div>
          </section>
          {updates}
          <Pictures item={item} />
          <ProjectEventFacts item={item} />
          <Place item={item} />
          <Donors givers={item.givers} />
          <OrganizationCard partner={item.partner} />
        </div>
      </div>
    </Container>
  )
}

/** What it is, where, when and whose, and what to do with the page. */
function ItemHeader({ item, actions }: { item: PublicProjectEvent; actions: ReactNode }) {
  const isEvent = item.type === 'event'
  return (
    <header className="mt-5 sm:mt-7">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-medium text-gold">
        {typeLabel(item.type)} · {categoryLabel(item.category)}
        <LanguageMark language={item.language} />
        {item.completedAt ? (
          <StatusBadge tone="neutral">{m.detail_completed()}</StatusBadge>
        ) : (
          item.isOver && (
            <StatusBadge tone="neutral">
              {isEvent ? m.supporting_panel_over_event() : m.supporting_panel_over()}
            </StatusBadge>
          )
        )}
      </p>
      <h1
        lang={otherThanPage(item.language)}
        dir="auto"
        className={cn(
          'mt-2 max-w-[56rem] font-display text-title font-bold tracking-[-0.015em] text-match wrap-anywhere',
          !otherThanPage(item.language) && '[direction:inherit]',
        )}
      >
        {item.title}
      </h1>
      <ProjectEventSummary item={item} />
      <div className="mt-5 flex flex-wrap gap-3" data-print="never">
        {actions}
      </div>
    </header>
  )
}

/** Saving, adding to a calendar and sharing. */
export function ItemActions({
  item,
  isSaved,
  address,
}: {
  item: ProjectEventCard
  isSaved: boolean
  address: string
}) {
  return (
    <>
      <ItemHeart itemId={item.id} isSaved={isSaved} />
      {item.type === 'event' && !item.isOver && <AddToCalendar eventId={item.id} />}
      <Share title={item.title} address={address} />
    </>
  )
}

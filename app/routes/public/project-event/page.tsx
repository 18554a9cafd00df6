import { Outlet, redirect } from 'react-router'
import { m } from '#messages'
import { asDistrict, asRegion } from '#domain/project-events/place.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { listRelated } from '#domain/project-events/queries/list-related.ts'
import {
  categoryLabel,
  typeLabel,
  type ProjectEventCard,
} from '#domain/project-events/project-event.ts'
import { runtimeContext } from '#app/request/context.ts'
import { breadcrumbFacts } from '#app/request/breadcrumb-facts.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Route } from './+types/page.ts'
import { AddToCalendar } from '../cards/add-to-calendar.tsx'
import { ItemHeart } from '../cards/card-heart.tsx'
import { ItemPicture } from '../cards/item-picture.tsx'
import { itemCard } from '../../share-card/item-card.ts'
import { sharedCard } from '../../share-card/serve-card.server.ts'
import { eventFacts } from './event-facts.ts'
import { ProjectEventFacts } from './facts.tsx'
import { Donors } from './donors.tsx'
import { loadSupport, type ItemSupport } from './load-support.server.ts'
import { OrganizationCard } from './organization-card.tsx'
import { Place } from './place.tsx'
import { Related } from './related.tsx'
import { Share } from './share.tsx'
import { SupportBar } from './support-bar.tsx'
import { SupportPanel } from './support-panel.tsx'
import { ProjectEventSummary } from './summary.tsx'
import { LIST, projectListAddress } from '#domain/project-events/list-address.ts'
import { readPerson } from '#app/shell/personal/person.tsx'
import { useSession } from '#app/shell/use-session.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  const { item, address, picture } = loaderData
  const event = eventFacts(item, address)
  return [
    ...pageMeta({
      title: m.site_page_title({ page: item.title }),
      description: item.summary,
      address,
      picture,
    }),
    ...(event ? [jsonLd(event)] : []),
    jsonLd(breadcrumbFacts(crumbsOf(item), { label: item.title, address })),
  ]
}

function crumbsOf({ type }: Pick<ProjectEventCard, 'type'>) {
  const label = type === 'event' ? m.listing_events() : m.listing_projects()
  return [
    { label: m.listing_title(), to: LIST },
    { label, to: projectListAddress({ type }) },
  ]
}

/** One public project or event, with the viewer's relation to it. 404 if it is not public. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { origin, switches } = context.get(runtimeContext)
  if (url.pathname.startsWith('/marketplace/') && !switches.isOn('marketplace')) {
    throw redirect(`/projects-events/${params.id}`)
  }
  const item = await runOperation(context, getPublic, { id: params.id })
  const { id, category } = item
  const place = { district: asDistrict(item.district), region: asRegion(item.region) }
  const [support, related] = await Promise.all([
    loadSupport(context, item),
    runOperation(context, listRelated, { id, category, ...place }),
  ])
  const picture = sharedCard(`${LIST}/${id}`, itemCard(item))
  return { item, related, address: `${origin}${LIST}/${id}`, picture, support }
}

export default function ProjectEvent({ loaderData }: Route.ComponentProps) {
  const { item, related, address } = loaderData
  const { isSaved, ...support } = useSupport(loaderData.support)
  const isEvent = item.type === 'event'
  return (
    <>
      <Container className="pt-2 pb-14 sm:pb-20">
        <Breadcrumbs crumbs={crumbsOf(item)} />
        {/* The panel follows the title: beside it on desktops, below it on phones. */}
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="min-w-0">
            <ItemPicture
              item={item}
              sizes="(min-width: 1200px) 50rem, 96vw"
              width={1200}
              height={420}
              first
              className="h-[clamp(8.5rem,26vw,19rem)] w-full rounded-card"
            />
            <ItemHeader item={item} isSaved={isSaved} address={address} />
          </div>
          <div className="mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <SupportPanel item={item} {...support} />
          </div>
          <div className="min-w-0">
            <section aria-labelledby="about" className="mt-10 max-w-text">
              <h2 id="about" className="font-display text-heading font-bold">
                {isEvent ? m.detail_about_event() : m.detail_about()}
              </h2>
              <Paragraphs text={item.description} className="mt-4" />
            </section>
            <ProjectEventFacts item={item} />
            <Place item={item} />
            <Donors givers={item.givers} />
            <OrganizationCard partner={item.partner} />
          </div>
        </div>
      </Container>
      <Related items={related} />
      <SupportBar item={item} {...support} />
      {/* The support form, as a dialog over the page. */}
      <Outlet />
    </>
  )
}

/** What it is, where, when and whose, and what to do with the page. */
function ItemHeader({
  item,
  isSaved,
  address,
}: {
  item: ProjectEventCard
  isSaved: boolean
  address: string
}) {
  const isEvent = item.type === 'event'
  return (
    <header className="mt-5 sm:mt-7">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-medium text-gold">
        {typeLabel(item.type)} · {categoryLabel(item.category)}
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
        dir="auto"
        className="mt-2 max-w-[56rem] font-display text-title font-bold tracking-[-0.015em] text-match wrap-anywhere"
      >
        {item.title}
      </h1>
      <ProjectEventSummary item={item} />
      <div className="mt-5 flex flex-wrap gap-3" data-print="never">
        <ItemHeart itemId={item.id} isSaved={isSaved} />
        {isEvent && !item.isOver && <AddToCalendar eventId={item.id} />}
        <Share title={item.title} address={address} />
      </div>
    </header>
  )
}

/** The viewer's relation to the item, also on a cached page, which comes with a visitor's. */
function useSupport(support: ItemSupport): ItemSupport {
  const { viewer } = useSession()
  return (viewer && !support.signedIn && readPerson()?.support) || support
}

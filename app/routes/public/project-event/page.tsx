import { Outlet, redirect } from 'react-router'
import { m } from '#messages'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { areasOf } from '#domain/project-events/where.ts'
import { listItemUpdates } from '#domain/content/queries/list-item-updates.ts'
import { listRelated } from '#domain/project-events/queries/list-related.ts'
import { runtimeContext } from '#app/request/context.ts'
import { breadcrumbFacts } from '#app/request/breadcrumb-facts.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/page.ts'
import { itemShareCard } from '../../share-card/item-card.ts'
import { sharedCard } from '../../share-card/serve-card.server.ts'
import { eventFacts } from './event-facts.ts'
import { crumbsOf, ItemActions, ItemPage } from './item-page.tsx'
import { loadSupport, type ItemSupport } from './load-support.server.ts'
import { Related } from './related.tsx'
import { SupportBar } from './support-bar.tsx'
import { SupportPanel } from './support-panel.tsx'
import { Updates } from './updates.tsx'
import { LIST } from '#domain/project-events/list-address.ts'
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

/** One public project or event, with the viewer's relation to it. 404 if it is not public. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { origin, switches } = context.get(runtimeContext)
  if (url.pathname.startsWith('/marketplace/') && !switches.isOn('marketplace')) {
    throw redirect(`/projects-events/${params.id}`)
  }
  const item = await runOperation(context, getPublic, { id: params.id })
  const { id, category } = item
  const [support, related, updates] = await Promise.all([
    loadSupport(context, item),
    runOperation(context, listRelated, { id, category, areas: areasOf(item) }),
    runOperation(context, listItemUpdates, { itemId: id }),
  ])
  const picture = sharedCard(`${LIST}/${id}`, itemShareCard(item))
  return { item, related, updates, address: `${origin}${LIST}/${id}`, picture, support }
}

export default function ProjectEvent({ loaderData }: Route.ComponentProps) {
  const { item, related, address } = loaderData
  const { isSaved, ...support } = useSupport(loaderData.support)
  return (
    <>
      <ItemPage
        item={item}
        panel={<SupportPanel item={item} {...support} />}
        actions={<ItemActions item={item} isSaved={isSaved} address={address} />}
        updates={<Updates updates={loaderData.updates} />}
      />
      <Related items={related} />
      <SupportBar item={item} {...support} />
      {/* The support form, as a dialog over the page. */}
      <Outlet />
    </>
  )
}

/** The viewer's relation to the item, also on a cached page, which comes with a visitor's. */
function useSupport(support: ItemSupport): ItemSupport {
  const { viewer } = useSession()
  return (viewer && !support.signedIn && readPerson()?.support) || support
}

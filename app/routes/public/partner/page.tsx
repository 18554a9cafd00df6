import { m } from '#messages'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { followKey } from '#domain/following/followed.ts'
import { runtimeContext } from '#app/request/context.ts'
import { followedAmong } from '#app/request/followed-among.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { isMissing } from '#app/shell/describe-failure.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { partnerShareCard } from '../../share-card/people-cards.ts'
import { sharedCard } from '../../share-card/serve-card.server.ts'
import type { Route } from './+types/page.ts'
import { PartnerAbout } from './about.tsx'
import { PartnerCalendar } from './calendar-tab.tsx'
import { PartnerHeader } from './header.tsx'
import { PartnerItems } from './items.tsx'
import { loadCalendar } from './load-calendar.server.ts'
import { loadItems, loadNext } from './load-items.server.ts'
import { loadMap } from './load-map.server.ts'
import { loadNews } from './load-news.server.ts'
import { loadStore } from './load-store.server.ts'
import { PartnerMap } from './map-tab.tsx'
import { PartnerNews } from './news.tsx'
import { partnerPageOf } from './page-of.ts'
import { PartnerStore } from './store.tsx'
import { organizationFacts } from './organization-facts.ts'
import { TabStrip } from './tab-strip.tsx'
import { partnerTabAddress, tabFeature, partnerTabLabel, partnerTabOf } from './tabs.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const title = isMissing(error)
      ? m.site_page_title({ page: m.detail_partner_not_found() })
      : failureTitle(error)
    return [{ title }]
  }
  const { partner, address, content, picture } = loaderData
  const page =
    content.tab === 'about'
      ? partner.name
      : m.partnertabs_title({ tab: partnerTabLabel(content.tab), organization: partner.name })
  const known = pageMeta({
    title: m.site_page_title({ page }),
    description: partner.summary,
    address,
    picture,
  })
  // Structured data appears once, not on every tab.
  const facts = content.tab === 'about' ? organizationFacts(partner, new URL(address).origin) : []
  return [...known, ...facts.map(jsonLd)]
}

/** One approved organization and the content of the selected tab. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const tab = partnerTabOf(searchParams.get('tab'))
  const page = partnerPageOf(searchParams.get('page'))
  const feature = tabFeature(tab)
  if (feature) requireFeature(context, feature)
  const partner = await runOperation(context, getPublicPartner, { id: params.id })
  const { origin } = context.get(runtimeContext)
  return {
    partner,
    picture: sharedCard(`/partner/${partner.id}`, partnerShareCard(partner)),
    address:
      origin + partnerTabAddress(partner.id, tab, tab === 'news' || tab === 'store' ? page : 1),
    content: await load(),
    followed: await followedAmong(context, [followKey({ kind: 'partner', id: partner.id })]),
  }

  async function load() {
    const partnerId = partner.id
    switch (tab) {
      case 'about':
        return { tab, next: await loadNext(context, { partnerId }) }
      case 'projects-events':
        return { tab, ...(await loadItems(context, { partnerId })) }
      case 'calendar':
        return { tab, ...(await loadCalendar(context, { partnerId, request })) }
      case 'map':
        return { tab, ...(await loadMap(context, { partnerId, item: searchParams.get('item') })) }
      case 'news':
        return { tab, ...(await loadNews(context, { partnerId, page })) }
      case 'store':
        return { tab, ...(await loadStore(context, { partnerId, page })) }
    }
  }
}

export default function Partner({ loaderData }: Route.ComponentProps) {
  const { partner, content, followed } = loaderData
  return (
    <>
      <PartnerHeader partner={partner} isBrief={content.tab !== 'about'} followed={followed} />
      <TabStrip partnerId={partner.id} current={content.tab} />
      <Container className="pb-14 sm:pb-20">
        <TabContent partner={partner} content={content} />
      </Container>
    </>
  )
}

function TabContent({
  partner,
  content,
}: Pick<Route.ComponentProps['loaderData'], 'partner' | 'content'>) {
  switch (content.tab) {
    case 'about':
      return <PartnerAbout partner={partner} next={content.next} />
    case 'projects-events':
      return <PartnerItems name={partner.registeredName} {...content} />
    case 'calendar':
      return <PartnerCalendar partner={partner} {...content} />
    case 'map':
      return <PartnerMap partner={partner} {...content} />
    case 'news':
      return <PartnerNews partner={partner} {...content} />
    case 'store':
      return <PartnerStore partner={partner} {...content} />
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.detail_partner_not_found()}
      scene={{ id: 'an empty terrace', region: 'judea', time: 'dawn' }}
      to="/partners"
      link={m.detail_partner_back()}
    >
      {m.detail_partner_not_found_text()}
    </MissingScreen>
  )
}

import { isRouteErrorResponse } from 'react-router'
import { m } from '#messages'
import { getPublicPartner } from '#domain/partners/get-public-partner.ts'
import { listByPartner } from '#domain/project-events/list-by-partner.ts'
import { listSavedAmong } from '#domain/support/list-saved-among.ts'
import { houseContext, viewerContext } from '#app/request/context.ts'
import { perform } from '#app/request/perform.ts'
import { ErrorScreen, failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/partner.ts'
import { PartnerAbout } from './partner/about.tsx'
import { PartnerHeader } from './partner/header.tsx'
import { PartnerItems } from './partner/items.tsx'
import { PartnerNotFound } from './partner/not-found.tsx'
import { TABS, tabAddress, tabOf } from './partner/tabs.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const title = isMissing(error)
      ? m.site_page_title({ page: m.detail_partner_not_found() })
      : failureTitle(error)
    return [{ title }]
  }
  const { partner, address } = loaderData
  return [
    { title: m.site_page_title({ page: partner.name }) },
    { name: 'description', content: partner.summary },
    { property: 'og:title', content: partner.name },
    { property: 'og:description', content: partner.summary },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: m.site_name() },
    { tagName: 'link', rel: 'canonical', href: address },
  ]
}

/** One approved organization; its projects and events only where they are looked at. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const tab = tabOf(new URL(request.url).searchParams.get('tab'))
  const partner = await perform(context, getPublicPartner, { id: params.id })
  const address = `${context.get(houseContext).origin}/partner/${partner.id}`
  if (tab === 'about') return { partner, address, tab, items: null }
  const of = (type: 'project' | 'event') =>
    perform(context, listByPartner, { partnerId: partner.id, type })
  const [projects, events] = await Promise.all([of('project'), of('event')])
  const saved = context.get(viewerContext)
    ? await perform(context, listSavedAmong, {
        itemIds: [...projects, ...events].map(({ id }) => id),
      })
    : []
  return { partner, address, tab, items: { projects, events, saved } }
}

export default function Partner({ loaderData }: Route.ComponentProps) {
  const { partner, tab, items } = loaderData
  return (
    <>
      <PartnerHeader partner={partner} />
      <Container className="pb-14 sm:pb-20">
        <Tabs
          label={m.detail_partner_sections()}
          tabs={TABS.map((name) => ({
            to: tabAddress(partner.id, name),
            label: labels[name](),
            current: name === tab,
          }))}
        />
        {items ? (
          <PartnerItems name={partner.name} {...items} />
        ) : (
          <PartnerAbout partner={partner} />
        )}
      </Container>
    </>
  )
}

const labels = { about: m.detail_partner_tab_about, 'projects-events': m.detail_partner_tab_items }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isMissing(error) ? <PartnerNotFound /> : <ErrorScreen error={error} />
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { requireFeature } from '#app/request/require-feature.ts'
import type { Route } from './+types/analytics.ts'
import { NotYet } from './not-yet.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.campaigns_dashboard() }) }]
}

export function loader({ context }: Route.LoaderArgs) {
  requireFeature(context, 'ambassadors')
  return null
}

export default function Page() {
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={m.campaigns_dashboard()} />
      <NotYet />
    </Container>
  )
}

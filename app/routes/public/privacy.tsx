import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/privacy.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { privacy } from './legal/privacy-content.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: privacy.title }),
    description: privacy.lead,
    address: loaderData.address,
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return { address: `${context.get(houseContext).origin}/privacy` }
}

export default function Privacy() {
  return <LegalPage {...privacy} />
}

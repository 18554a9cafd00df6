import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/terms.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { terms } from './legal/terms-content.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: terms.title() }),
    description: terms.lead(),
    address: loaderData.address,
  })
}

export function loader({ context }: Route.LoaderArgs) {
  const { origin, env } = context.get(runtimeContext)
  return { address: `${origin}/terms`, email: env.LEGAL_EMAIL }
}

export default function Terms({ loaderData: { email } }: Route.ComponentProps) {
  return <LegalPage {...terms} email={email} />
}

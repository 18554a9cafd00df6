import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/accessibility.ts'
import { accessibility } from './legal/accessibility-content.ts'
import { LegalPage } from './legal/legal-page.tsx'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: accessibility.title() }),
    description: accessibility.lead(),
    address: loaderData.address,
  })
}

export function loader({ context }: Route.LoaderArgs) {
  const { origin, env } = context.get(runtimeContext)
  return { address: `${origin}/accessibility`, email: env.OFFICE_EMAIL }
}

export default function Accessibility({ loaderData: { email } }: Route.ComponentProps) {
  return <LegalPage {...accessibility} email={email} />
}

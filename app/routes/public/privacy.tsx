import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/privacy.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { privacy } from './legal/privacy-content.ts'
import { withAssistant, type ModelAt } from './legal/with-assistant.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: privacy.title() }),
    description: privacy.lead(),
    address: loaderData.address,
  })
}

export function loader({ context }: Route.LoaderArgs) {
  const { origin, env } = context.get(runtimeContext)
  return {
    address: `${origin}/privacy`,
    email: env.PRIVACY_EMAIL,
    model: modelAt(env.AI_BASE_URL),
  }
}

export default function Privacy({ loaderData: { model, email } }: Route.ComponentProps) {
  return <LegalPage {...withAssistant(privacy, model)} email={email} />
}

function modelAt(address: string | undefined): ModelAt {
  if (address === undefined) return { kind: 'none' }
  const { hostname } = new URL(address)
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
    ? { kind: 'here' }
    : { kind: 'elsewhere', host: hostname }
}

import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/account.ts'
import { loadSessions } from './load-sessions.server.ts'
import { Sessions } from './sessions.tsx'

export function meta() {
  return [{ title: m.account_page_title() }]
}

/** Everything about the account itself: where it is signed in, what mail it gets, what is stored, and its end. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return { sessions: await loadSessions(context, request) }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader eyebrow={m.account_eyebrow()} title={m.account_title()} lead={m.account_lead()} />
      <div className="mt-10 max-w-text divide-y divide-line border-t border-line">
        <Sessions sessions={loaderData.sessions} />
      </div>
    </Container>
  )
}

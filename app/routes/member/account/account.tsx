import { listMailChoices } from '#domain/accounts/list-mail-choices.ts'
import { topicWords } from '#domain/accounts/mail-topic.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { perform } from '#app/request/perform.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/account.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { loadSessions } from './load-sessions.server.ts'
import { MailSection } from './mail-section.tsx'
import { Sessions } from './sessions.tsx'

export function meta() {
  return [{ title: m.account_page_title() }]
}

/** Everything about the account itself: where it is signed in, what mail it gets, what is stored, and its end. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [sessions, choices] = await Promise.all([
    loadSessions(context, request),
    perform(context, listMailChoices, {}),
  ])
  const topics = choices.map(({ topic, isWanted }) => ({ topic, isWanted, ...topicWords(topic) }))
  return { sessions, topics, email: context.get(viewerContext)?.email ?? '' }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { sessions, topics, email } = loaderData
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader eyebrow={m.account_eyebrow()} title={m.account_title()} lead={m.account_lead()} />
      <div className="mt-10 max-w-text divide-y divide-line border-t border-line">
        <Sessions sessions={sessions} />
        <MailSection email={email} topics={topics} />
        <DataSection />
        <DeleteSection />
      </div>
    </Container>
  )
}

import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { listMailChoices } from '#domain/accounts/queries/list-mail-choices.ts'
import { topicLabels } from '#domain/accounts/mail-topic.ts'
import { PROVIDER_NAMES, type ProviderKey } from '#domain/accounts/provider.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { hasPassword } from './has-password.ts'
import { loadSessions } from './load-sessions.server.ts'
import { MailSection } from './mail-section.tsx'
import { Sessions } from './sessions.tsx'
import { SignInSection } from './sign-in-section.tsx'

export function meta() {
  return [{ title: m.account_page_title() }]
}

/** Everything about the account itself: where it is signed in, what mail it gets, what is stored, and its end. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [sessions, signIn, choices] = await Promise.all([
    loadSessions(context, request),
    runOperation(context, getOwnSignIn, {}),
    runOperation(context, listMailChoices, {}),
  ])
  const topics = choices.map(({ topic, isWanted }) => ({ topic, isWanted, ...topicLabels(topic) }))
  const { auth } = context.get(runtimeContext)
  const linked = new Set(signIn.accounts.map(({ provider_id: provider }) => provider))
  const providers = Object.entries(PROVIDER_NAMES).map(([key, name]) => ({
    key,
    name,
    isLinked: linked.has(key),
    isConfigured: auth.providers.has(key as ProviderKey),
  }))
  const asksPassword = hasPassword(signIn)
  return {
    sessions,
    topics,
    providers,
    asksPassword,
    email: context.get(viewerContext)?.email ?? '',
  }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { sessions, topics, providers, asksPassword, email } = loaderData
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader eyebrow={m.account_eyebrow()} title={m.account_title()} lead={m.account_lead()} />
      <div className="mt-10 max-w-text divide-y divide-line border-t border-line">
        <SignInSection email={email} asksPassword={asksPassword} providers={providers} />
        <Sessions sessions={sessions} />
        <MailSection email={email} topics={topics} />
        <DataSection />
        <DeleteSection />
      </div>
    </Container>
  )
}

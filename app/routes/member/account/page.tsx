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
import { hasPassword } from './has-password.ts'
import { loadSessions } from './load-sessions.server.ts'
import { Sessions } from './sessions.tsx'
import { SignInSection } from './sign-in-section.tsx'
import { Link, Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { AccountSection } from './account-section.tsx'
import { Download } from 'lucide-react'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { localized } from '#platform/text/language.ts'
import { splitLanguage } from '#platform/text/language.ts'

const MESSAGES = '/account/messages'

type ShownTopic = { topic: string; name: string; description: string; isWanted: boolean }

export function meta() {
  return [{ title: m.account_page_title() }]
}

/** Loads the account page: sessions, email preferences, stored data, and deletion. */
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

/** Links to the page that deletes the account. */
function DeleteSection() {
  return (
    <AccountSection id="delete" title={m.account_delete_title()} lead={m.account_delete_lead()}>
      <Button asChild variant="secondary" className="mt-6">
        <Link to="/account/delete">{m.account_delete_open()}</Link>
      </Button>
    </AccountSection>
  )
}

/** Downloads all stored data. A plain form, because the response is a file and not a page. */
function DataSection() {
  return (
    <AccountSection id="data" title={m.account_data_title()} lead={m.account_data_lead()}>
      <form method="post" action={localized('/account/data')} className="mt-6">
        <Button type="submit" variant="secondary">
          <Download aria-hidden />
          {m.account_data_download()}
        </Button>
      </form>
      <p className="mt-3 text-sm text-muted">{m.account_data_more()}</p>
    </AccountSection>
  )
}

/** Email topics the user can switch, and a note on the emails that are always sent. */
function MailSection({ email, topics }: { email: string; topics: readonly ShownTopic[] }) {
  const { formAction } = useNavigation()
  const isSaving = formAction !== undefined && splitLanguage(formAction).path === MESSAGES
  return (
    <AccountSection
      id="messages"
      title={m.account_mail_title()}
      lead={<span className="wrap-anywhere">{m.account_mail_lead({ email })}</span>}
    >
      <Form method="post" action={MESSAGES} className="mt-6">
        <ul className="divide-y divide-line border-y border-line">
          {topics.map(({ topic, name, description, isWanted }) => (
            <li key={topic}>
              <SwitchField
                id={`topic-${topic}`}
                name="wanted"
                value={topic}
                label={name}
                help={description}
                defaultChecked={isWanted}
              />
            </li>
          ))}
        </ul>
        <Button type="submit" variant="secondary" pending={isSaving} className="mt-6">
          {isSaving ? m.account_mail_saving() : m.account_mail_save()}
        </Button>
      </Form>
      <p className="mt-6">
        <Link
          to="/account/following"
          className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
        >
          {m.account_mail_following()}
        </Link>
      </p>
      <h3 className="mt-4 font-medium">{m.account_mail_needed()}</h3>
      <p className="mt-1 text-muted">{m.account_mail_needed_text()}</p>
    </AccountSection>
  )
}

import { redirect } from 'react-router'
import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { PROVIDER_NAMES } from '#domain/accounts/provider.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { findProvider } from '#platform/auth/providers.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/providers.ts'
import { ChangePage } from './change-page.tsx'
import { hasPassword } from './has-password.ts'
import { ProveField } from './prove-field.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.account_providers_title() }) }]
}

/** The URL says which provider to connect or disconnect. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const intent = searchParams.has('remove') ? 'remove' : 'add'
  const provider = findProvider(searchParams.get(intent) ?? undefined)
  if (!provider) throw redirect('/account#sign-in')
  const asksPassword = hasPassword(await runOperation(context, getOwnSignIn, {}))
  return { asksPassword, intent, provider, name: PROVIDER_NAMES[provider] }
}

export const handle = { failed: () => m.account_providers_failed() }

export { setProvider as action } from './actions.server.ts'

export default function ChangeProviders({ loaderData, actionData }: Route.ComponentProps) {
  const { asksPassword, intent, provider, name } = loaderData
  if (actionData && 'leaveFor' in actionData) return <Leaving address={actionData.leaveFor} />
  const problems = actionData?.problems
  const isAdding = intent === 'add'
  return (
    <ChangePage
      title={
        isAdding
          ? m.account_provider_add_page({ provider: name })
          : m.account_provider_remove_page({ provider: name })
      }
      lead={
        isAdding
          ? m.account_provider_add_lead({ provider: name })
          : m.account_provider_remove_lead({ provider: name })
      }
      problems={problems}
      submit={
        isAdding
          ? m.auth_with_provider({ provider: name })
          : m.account_provider_remove({ provider: name })
      }
      isAway={isAdding}
    >
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="intent" value={intent} />
      <ProveField asksPassword={asksPassword} error={problems?.fields['password']} />
    </ChangePage>
  )
}

/**
 * Goes on to the provider. A redirect of the form would be blocked by the CSP's `form-action`, which allows only our
 * own host.
 */
function Leaving({ address }: { address: string }) {
  return (
    <Container className="py-10 sm:py-14">
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <PageHeader title={m.auth_leaving_title()} lead={m.auth_leaving_text()} />
      <Button asChild className="mt-8">
        <a href={address}>{m.auth_leaving_link()}</a>
      </Button>
    </Container>
  )
}

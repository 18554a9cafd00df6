import { redirect } from 'react-router'
import { getOwnSignIn } from '#domain/accounts/get-own-sign-in.ts'
import { PROVIDER_NAMES } from '#domain/accounts/provider.ts'
import { m } from '#messages'
import { leaveFor } from '#app/routes/auth/leave-for.server.ts'
import { perform } from '#app/request/perform.ts'
import { findProvider } from '#platform/auth/providers.ts'
import type { Route } from './+types/providers.ts'
import { ChangePage } from './change-page.tsx'
import { changeOwnProviders } from './change-own-account.server.ts'
import { hasPassword } from './has-password.ts'
import { ProveField } from './prove-field.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.account_providers_title() }) }]
}

/** Which provider is to be added or removed, as the address says. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const intent = searchParams.has('remove') ? 'remove' : 'add'
  const provider = findProvider(searchParams.get(intent) ?? undefined)
  if (!provider) throw redirect('/account#sign-in')
  const asksPassword = hasPassword(await perform(context, getOwnSignIn, {}))
  return { asksPassword, intent, provider, name: PROVIDER_NAMES[provider] }
}

export const handle = { failed: () => m.account_providers_failed() }

export async function action(args: Route.ActionArgs) {
  const answer = await changeOwnProviders(args)
  if ('away' in answer) throw leaveFor(answer.away)
  return answer
}

export default function ChangeProviders({ loaderData, actionData }: Route.ComponentProps) {
  const { asksPassword, intent, provider, name } = loaderData
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

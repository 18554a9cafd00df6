import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { keptField } from '#app/request/kept-field.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/email.ts'
import { ChangePage } from './change-page.tsx'
import { hasPassword } from './has-password.ts'
import { ProveField } from './prove-field.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.account_address_page() }) }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const asksPassword = hasPassword(await runOperation(context, getOwnSignIn, {}))
  return { asksPassword, email: context.get(viewerContext)?.email ?? '' }
}

export const handle = { failed: () => m.account_address_failed() }

export { setAddress as action } from './actions.server.ts'

export default function ChangeAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { asksPassword, email } = loaderData
  const problems = actionData?.problems
  return (
    <ChangePage
      title={m.account_address_page()}
      lead={m.account_address_lead({ email })}
      problems={problems}
      submit={m.account_address_submit()}
    >
      <TextField
        {...keptField(problems, 'email')}
        type="email"
        autoComplete="email"
        label={m.account_address_new()}
        required
      />
      <ProveField asksPassword={asksPassword} error={problems?.fields['password']} />
    </ChangePage>
  )
}

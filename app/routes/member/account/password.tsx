import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { NewPasswordFields } from '#app/routes/auth/new-password-fields.tsx'
import type { Route } from './+types/password.ts'
import { ChangePage } from './change-page.tsx'
import { hasPassword } from './has-password.ts'
import { ProveField } from './prove-field.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.account_password_page() }) }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const asksPassword = hasPassword(await runOperation(context, getOwnSignIn, {}))
  return { asksPassword, passwordMin: context.get(runtimeContext).env.PASSWORD_MIN_LENGTH }
}

export const handle = { failed: () => m.account_password_failed() }

export { setPassword as action } from './actions.server.ts'

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { asksPassword, passwordMin } = loaderData
  const problems = actionData?.problems
  return (
    <ChangePage
      title={asksPassword ? m.account_password_page() : m.account_password_set_page()}
      lead={m.account_password_lead()}
      problems={problems}
      submit={m.account_password_submit()}
    >
      <ProveField asksPassword={asksPassword} error={problems?.fields['password']} />
      <NewPasswordFields name="newPassword" passwordMin={passwordMin} problems={problems} />
    </ChangePage>
  )
}

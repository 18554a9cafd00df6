import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { AccountSection } from './account-section.tsx'

export type ShownProvider = { key: string; name: string; isLinked: boolean; isConfigured: boolean }

/** Lists the user's sign-in methods, with links to change each. */
export function SignInSection({
  email,
  asksPassword,
  providers,
}: {
  email: string
  asksPassword: boolean
  providers: readonly ShownProvider[]
}) {
  const shown = providers.filter(({ isLinked, isConfigured }) => isLinked || isConfigured)
  return (
    <AccountSection id="sign-in" title={m.account_sign_in_title()} lead={m.account_sign_in_lead()}>
      <ul className="mt-6 divide-y divide-line border-t border-line">
        <Part name={m.auth_email()} value={email} to="/account/email" action={m.account_change()} />
        <Part
          name={m.auth_password()}
          value={asksPassword ? m.account_password_is_set() : m.account_password_none()}
          to="/account/password"
          action={asksPassword ? m.account_change() : m.account_password_set()}
        />
        {shown.map(({ key, name, isLinked }) => (
          <Part
            key={key}
            name={name}
            value={isLinked ? m.account_provider_linked() : m.account_provider_not_linked()}
            to={`/account/providers?${isLinked ? 'remove' : 'add'}=${key}`}
            action={isLinked ? m.account_provider_remove_short() : m.account_provider_add_short()}
          />
        ))}
      </ul>
    </AccountSection>
  )
}

function Part({
  name,
  value,
  to,
  action,
}: {
  name: string
  value: string
  to: string
  action: string
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{name}</p>
        <p className="mt-1 wrap-anywhere text-muted">{value}</p>
      </div>
      <div className="max-sm:-ms-4.5">
        <Button asChild variant="quiet">
          <Link to={to}>
            {action}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        </Button>
      </div>
    </li>
  )
}

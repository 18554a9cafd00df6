import { Form, Link } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Demo } from '#platform/app-runtime.ts'
import { keptField } from '#app/request/kept-field.ts'
import { AuthForm, AuthHeading } from '../auth-form.tsx'
import { AuthTabs } from '../auth-tabs.tsx'
import { ProviderButtons } from '../provider-buttons.tsx'
import { authAddress } from '../views.ts'

export function LoginView({
  returnTo,
  email,
  demo,
  configured,
  problem,
  problems,
}: {
  returnTo: string
  email: string
  demo: Demo | null
  configured: readonly string[]
  problem: string | null
  problems: FormErrors | undefined
}) {
  const address = authAddress('login', { returnTo })
  return (
    <>
      <AuthHeading title={m.auth_login_title()}>
        {m.auth_login_lead()} {m.auth_new_here()}{' '}
        <Link
          to={authAddress('sign-up', { returnTo })}
          className="font-medium whitespace-nowrap text-primary underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {m.auth_new_here_sign_up()}
        </Link>
      </AuthHeading>
      <AuthTabs current="login" returnTo={returnTo} />
      {problem && <Banner tone="danger" title={problem} className="mb-6" />}
      <AuthForm address={address} problems={problems} submit={m.auth_login()}>
        <TextField
          {...keptField(problems, 'email', email)}
          type="email"
          autoComplete="username"
          label={m.auth_email()}
          required
        />
        <div>
          <PasswordField
            id="password"
            name="password"
            label={m.auth_password()}
            error={problems?.fields['password']}
            required
          />
          <Link
            to={authAddress('forgot', { returnTo })}
            className="mt-1 inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4"
          >
            {m.auth_forgot_link()}
          </Link>
        </div>
      </AuthForm>
      <ProviderButtons configured={configured} returnTo={returnTo} view="login" />
      {demo && <DemoAccounts demo={demo} address={address} />}
    </>
  )
}

/** One-click sign-ins: regular sign-ins with the password filled in. */
function DemoAccounts({ demo, address }: { demo: Demo; address: string }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-10 rounded-card bg-sand p-5">
      <h2 id="demo-accounts" className="font-medium">
        {m.auth_demo_title()}
      </h2>
      <p className="mt-1 text-sm text-muted">{m.auth_demo_text({ password: demo.password })}</p>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {demo.accounts.map(({ email, part }) => (
          <li key={email}>
            <Form method="post" action={address}>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={demo.password} />
              <Button
                type="submit"
                variant="secondary"
                wide
                className="flex-col gap-0 py-2 leading-tight"
              >
                <span>{part}</span>
                <span className="text-xs font-normal text-muted">{email}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

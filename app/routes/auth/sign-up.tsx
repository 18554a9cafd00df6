import type { ActionFunctionArgs } from 'react-router'
import { signUpForm } from '#domain/accounts/account.ts'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { checkForm, readForm, refuseForm, type Problems } from '#app/request/form.ts'
import { attempt } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { AuthForm, AuthHeading } from './auth-form.tsx'
import { AuthTabs } from './auth-tabs.tsx'
import { viewAddress } from './views.ts'

/** Makes an account. The answer never tells whether the address had one already; its owner learns that by mail. */
export async function signUp({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await readForm(request)
  const { auth, env } = context.get(houseContext)
  const result = await attempt(async () => {
    const person = checkForm(signUpForm(env.PASSWORD_MIN_LENGTH), values)
    await auth.signUp(signInHeaders(context, request), { ...person, returnTo })
    return person
  })
  if (!result.done) return refuseForm(result.refusal, values, m.auth_sign_up_failed())
  const { email } = result.value
  if (!env.REQUIRE_EMAIL_VERIFICATION) {
    return flashed(viewAddress('login', { returnTo, email }), {
      tone: 'success',
      text: m.auth_account_created_plain(),
    })
  }
  return flashed(viewAddress('check-email', { returnTo, email, for: 'sign-up' }), {
    tone: 'success',
    text: m.auth_account_created(),
  })
}

export function SignUpView({
  returnTo,
  passwordMin,
  problems,
}: {
  returnTo: string
  passwordMin: number
  problems: Problems | undefined
}) {
  return (
    <>
      <AuthHeading title={m.auth_sign_up_title()}>{m.auth_sign_up_lead()}</AuthHeading>
      <AuthTabs current="sign-up" returnTo={returnTo} />
      <AuthForm
        address={viewAddress('sign-up', { returnTo })}
        problems={problems}
        submit={m.auth_sign_up()}
      >
        <TextField
          id="fullName"
          name="fullName"
          autoComplete="name"
          label={m.auth_full_name()}
          defaultValue={problems?.values['fullName']}
          error={problems?.fields['fullName']}
          required
        />
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          label={m.auth_email()}
          defaultValue={problems?.values['email']}
          error={problems?.fields['email']}
          required
        />
        <TextField
          id="mobilePhone"
          name="mobilePhone"
          type="tel"
          autoComplete="tel"
          label={m.auth_mobile_phone()}
          help={m.auth_mobile_help()}
          defaultValue={problems?.values['mobilePhone']}
          error={problems?.fields['mobilePhone']}
        />
        <PasswordField
          id="password"
          name="password"
          label={m.auth_password()}
          help={m.auth_password_help({ min: passwordMin })}
          strengthFrom={passwordMin}
          error={problems?.fields['password']}
          required
        />
      </AuthForm>
    </>
  )
}

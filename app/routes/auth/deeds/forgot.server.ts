import type { ActionFunctionArgs } from 'react-router'
import { emailForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { checkForm, readForm, refuseForm } from '#app/request/form.ts'
import { attempt } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { viewAddress } from '../views.ts'

/** Mails the link to a new password. The answer is the same for an address without an account. */
export async function forgot({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await readForm(request)
  const { auth } = context.get(houseContext)
  const result = await attempt(async () => {
    const { email } = checkForm(emailForm, values)
    await auth.requestReset(signInHeaders(context, request), email)
    return email
  })
  if (!result.done) return refuseForm(result.refusal, values, m.auth_reset_mail_failed())
  return flashed(viewAddress('check-email', { returnTo, email: result.value, for: 'reset' }), {
    tone: 'success',
    text: m.auth_reset_mail_sent(),
  })
}

import type { ActionFunctionArgs } from 'react-router'
import { emailForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { validateForm, parseForm, formErrors } from '#app/request/form.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { viewAddress } from '../views.ts'

/** Mails the link to a new password. The answer is the same for an address without an account. */
export async function forgot({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await parseForm(request)
  const { auth } = context.get(runtimeContext)
  const result = await tryOperation(async () => {
    const { email } = validateForm(emailForm, values)
    await auth.requestReset(signInHeaders(context, request), email)
    return email
  })
  if (!result.done) return formErrors(result.refusal, values, m.auth_reset_mail_failed())
  return redirectWithFlash(
    viewAddress('check-email', { returnTo, email: result.value, for: 'reset' }),
    {
      tone: 'success',
      text: m.auth_reset_mail_sent(),
    },
  )
}

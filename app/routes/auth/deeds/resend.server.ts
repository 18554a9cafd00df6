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

/** Sends the link again: the confirmation's, or the one to a new password. */
export async function resend({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const returnTo = safeRedirect(searchParams.get('redirect'))
  const reason = searchParams.get('for') === 'reset' ? 'reset' : 'sign-up'
  const values = await parseForm(request)
  const { auth } = context.get(runtimeContext)
  const result = await tryOperation(async () => {
    const { email } = validateForm(emailForm, values)
    const headers = signInHeaders(context, request)
    await (reason === 'reset'
      ? auth.requestReset(headers, email)
      : auth.sendVerification(headers, { email, returnTo }))
    return email
  })
  if (!result.done) return formErrors(result.refusal, values, m.auth_send_failed())
  return redirectWithFlash(
    viewAddress('check-email', { returnTo, email: result.value, for: reason }),
    {
      tone: 'success',
      text: m.auth_sent_again(),
    },
  )
}

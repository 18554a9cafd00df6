import { redirect, type ActionFunctionArgs } from 'react-router'
import { chooseMail } from '#domain/accounts/commands/choose-mail.ts'
import { isMailTopic } from '#domain/accounts/mail-topic.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { readBody } from '#app/request/form.ts'
import { toErrorResponse, runOperation } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'

export const handle = { failed: () => m.content_failed() }

/** Saves which email topics the user has switched on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readBody(request)
  const wanted = form.getAll('wanted').map(String)
  if (!wanted.every(isMailTopic))
    throw toErrorResponse(new AppError('bad_input', m.account_mail_unknown()))
  await runOperation(context, chooseMail, { wanted })
  return redirectWithFlash('/account#messages', { tone: 'success', text: m.account_mail_saved() })
}

/** This route has no page. */
export function loader() {
  return redirect('/account#messages')
}

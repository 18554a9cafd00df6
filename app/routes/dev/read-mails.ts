import type { RouterContextProvider } from 'react-router'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { listMails, type SentMail } from '#platform/mail/list-mails.ts'

/** The demo's emails, without a permission check: use only below the demo guard. */
export function readMails(
  context: Readonly<RouterContextProvider>,
  which: { to?: string; id?: string } = {},
): Promise<SentMail[]> {
  const caller = callerOf(context)
  return rethrowAsResponse(
    listMails({ ...caller, actor: { kind: 'system', job: 'demo mailbox' } }, which),
  )
}

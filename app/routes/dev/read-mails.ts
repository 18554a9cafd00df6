import type { RouterContextProvider } from 'react-router'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { listMails, type SentMail } from '#platform/mail/list-mails.ts'

/** The demo's mails, whoever looks: below the guard of the demo only. */
export function readMails(
  context: Readonly<RouterContextProvider>,
  which: { to?: string; id?: string } = {},
): Promise<SentMail[]> {
  const caller = callerOf(context)
  return rethrowAsResponse(
    listMails({ ...caller, actor: { kind: 'system', job: 'demo mailbox' } }, which),
  )
}

import type { RouterContextProvider } from 'react-router'
import { callerOf, translateRefusal } from '#app/request/perform.ts'
import { listMails, type SentMail } from '#platform/mail/list-mails.ts'

/** The demo's mails, whoever looks: below the guard of the demo only. */
export function readMails(
  context: Readonly<RouterContextProvider>,
  which: { to?: string; id?: string } = {},
): Promise<SentMail[]> {
  const caller = callerOf(context)
  return translateRefusal(
    listMails({ ...caller, actor: { kind: 'system', job: 'demo mailbox' } }, which),
  )
}

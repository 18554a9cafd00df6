import { newId } from '../database/new-id.ts'
import type { Rows } from '../database/scope.ts'
import type { Mail } from './mail.ts'

/** Puts a mail into the outbox, in the running transaction: it is sent if and only if that commits. */
export async function enqueueMail(db: Rows, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: newId(now),
      kind: mail.kind,
      to_address: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      due_at: now,
      created_at: now,
    })
    .execute()
}

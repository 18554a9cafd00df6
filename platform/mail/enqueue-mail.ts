import { sql } from 'kysely'
import { newId } from '../database/new-id.ts'
import type { Db } from '../database/scope.ts'
import type { NewMail } from './mail.ts'

/** Where a person ends mail of a topic; the address itself is the proof that it was written to them. */
export type UnsubscribeLink = (person: string, topic: string) => string

/**
 * Puts a mail into the outbox, in the running transaction: it is sent if and only if that commits. One of a topic
 * that its reader has refused is not written, and says where to refuse it.
 */
export async function enqueueMail(
  db: Db,
  mail: NewMail,
  now: Date,
  unsubscribeLink?: UnsubscribeLink,
): Promise<void> {
  const { topic } = mail
  let unsubscribeUrl: string | null = null
  if (topic) {
    if (!unsubscribeLink) throw new TypeError('a mail of a topic needs a way to refuse it')
    const reader = await findReader(db, mail.to, topic.name)
    if (reader?.isWanted === false) return
    // An address without an account has no preferences, except of this mail's own.
    if (topic.apart) unsubscribeUrl = unsubscribeLink(topic.apart.person, topic.apart.topic)
    else if (reader) unsubscribeUrl = unsubscribeLink(reader.person, topic.name)
  }
  const linked = unsubscribeUrl === null ? undefined : topic?.linked(unsubscribeUrl)
  await db
    .insertInto('mails')
    .values({
      id: newId(now),
      kind: mail.kind,
      toAddress: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      text: linked?.text ?? mail.text,
      html: linked?.html ?? mail.html,
      unsubscribeUrl,
      isBrief: mail.isBrief ?? false,
      dueAt: now,
      createdAt: now,
    })
    .execute()
}

async function findReader(db: Db, address: string, topic: string) {
  const { rows } = await sql<{ person: string; isWanted: boolean | null }>`
    select person, is_wanted from app.mail_reader(${address}, ${topic})`.execute(db)
  return rows[0]
}

import type { Office } from '#platform/env.ts'
import { sql } from 'kysely'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import { normalize } from '#platform/text/normalize.ts'
import type { ItineraryDetails, MessageKind, TourDetails } from './inbox-message.ts'

type Ctx = {
  db: Db
  actor: Actor
  now: Date
  notify(write: () => MailContent): Promise<void>
  office: Office
}

export type NewMessage = {
  kind: MessageKind
  name: string
  email: string
  contactUrl: string
  subject: string
  message: string
  details?: TourDetails | ItineraryDetails
  tourPackageId?: string
  /** The confirmation email, in the language of its reader. It contains none of the sender's words. */
  confirmation: () => { subject: string; text: string }
}

/**
 * Adds a message to the inbox in the caller's transaction and confirms it to its sender. Messages from bots, and
 * repetitions from the same address, are dropped silently and without an email. Anyone can enter anyone's address, so
 * the confirmation repeats nothing that was typed and each mailbox gets only a few.
 *
 * @throws AppError too_many when an hour's limit of unanswered messages is reached.
 */
export async function insertMessage(ctx: Ctx, message: NewMessage): Promise<void> {
  if (message.contactUrl !== '') return
  const id = newId(ctx.now)
  const isNew = await insert(ctx, id, message)
  if (!isNew || !(await mayConfirm(ctx.db, id))) return
  const { email, confirmation } = message
  await ctx.notify(() => {
    const { subject, text } = confirmation()
    return {
      kind: `inbox.${message.kind}`,
      to: { email, name: null },
      replyTo: ctx.office.email,
      subject,
      paragraphs: [text, m.inbox_mail_not_you()],
    }
  })
}

async function mayConfirm(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`select app.may_confirm(${id}) as may`.execute(
    db,
  )
  return rows[0]?.may === true
}

async function insert(
  { db, actor, now, office }: Ctx,
  id: string,
  message: NewMessage,
): Promise<boolean> {
  const { kind, name, email, subject, details = {}, tourPackageId = null } = message
  try {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('inboxMessages')
      .values({
        id,
        kind,
        name,
        email,
        subject,
        message: message.message,
        details: JSON.stringify(details),
        searchText: normalize(`${name} ${email} ${subject}`),
        tourPackageId,
        userId: actor.kind === 'member' ? actor.userId : null,
        guestId: actor.kind === 'guest' ? actor.guestId : null,
        createdAt: now,
        updatedAt: now,
      })
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  } catch (error) {
    if (violatedConstraint(error) !== 'inbox_messages_few_at_once') throw error
    throw new AppError('too_many', m.inbox_too_many({ phone: office.phone }), {
      retryAfter: 3600,
      cause: error,
    })
  }
}

import type { Office } from '#platform/env.ts'
import { z } from 'zod'
import { m } from '#messages'
import { isId, newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { staffAnswer } from '../given-message.ts'

const QUOTED_MOST = 60

/**
 * Replies to a message by email and marks it answered. `answersSeen` is the number of replies the author knew of: if
 * someone else has replied since, the call is refused with the new number, and resending with it succeeds. Returns the
 * sender's name.
 *
 * @throws AppError not_found; bad_input without a text; conflict when there are more replies than were seen.
 */
export const answerMessage = command({
  name: 'inbox.answer-message',
  for: 'staff',
  once: true,
  input: z.object({ id: z.string(), answersSeen: z.int().min(0), text: staffAnswer }),
  async run({ db, actor, input, now, audit, notify, office }): Promise<{ name: string }> {
    const { id, text, answersSeen } = input
    const message = isId(id) ? await lock(db, id) : undefined
    if (!message) throw new AppError('not_found', m.inbox_unknown())
    const answers = await db
      .selectFrom('inboxAnswers')
      .leftJoin('profiles', 'profiles.id', 'inboxAnswers.userId')
      .select(['fullName'])
      .where('inboxMessageId', '=', id)
      .orderBy('inboxAnswers.createdAt', 'desc')
      .execute()
    if (answers.length > answersSeen) {
      const name = answers[0]?.fullName ?? m.moderation_someone()
      throw new AppError('conflict', m.inbox_answered_meanwhile({ name }))
    }

    await db
      .insertInto('inboxAnswers')
      .values({
        id: newId(now),
        inboxMessageId: id,
        userId: actor.kind === 'member' ? actor.userId : null,
        body: text,
        createdAt: now,
      })
      .execute()
    await db
      .updateTable('inboxMessages')
      .set({ status: 'answered', updatedAt: now })
      .where('id', '=', id)
      .execute()
    await audit({
      subject: 'inbox_messages',
      subjectId: id,
      before: { status: message.status, answers: answers.length },
      after: { status: 'answered', answers: answers.length + 1 },
    })
    await notify(() => answerMail(message, text, office))
    return { name: message.name }
  },
})

type Answered = { name: string; email: string; subject: string; status: string; createdAt: Date }

/** Locks the message, so that no one else can reply to it or change its status until commit. */
function lock(db: Db, id: string): Promise<Answered | undefined> {
  return db
    .selectFrom('inboxMessages')
    .select(['name', 'email', 'subject', 'status', 'createdAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

function answerMail(
  { name, email, subject, createdAt }: Answered,
  text: string,
  office: Office,
): MailContent {
  const about = quote(subject)
  const date = format.shortDate(createdAt)
  return {
    kind: 'inbox.answer',
    to: { email, name: quote(name) },
    replyTo: office.email,
    subject: about ? m.inbox_mail_answer_subject({ subject: about }) : m.inbox_mail_answer_plain(),
    paragraphs: [
      ...text
        .split(/\n+/)
        .map((part) => part.trim())
        .filter(Boolean),
      m.inbox_mail_answer_reply({ date }),
    ],
  }
}

/**
 * Quotes a sender's words for our emails: shortened, or null when a mail client would turn them into a link. Anyone can
 * enter anyone's address, so our emails must not carry such words there.
 */
function quote(text: string): string | null {
  if (/:\/\/|@|\/|\\|www\.|\p{L}[.。．｡]\p{L}{2,}|\d\.\d+\.\d/iu.test(text)) return null
  const characters = [...text]
  if (characters.length <= QUOTED_MOST) return text
  return `${characters
    .slice(0, QUOTED_MOST - 1)
    .join('')
    .trimEnd()}…`
}

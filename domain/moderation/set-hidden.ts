import type { Office } from '#platform/env.ts'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { NewMail } from '#platform/mail/mail.ts'
import type { AuditEntry } from '#platform/audit.ts'
import { findContact } from '../partners/find-contact.ts'

/** What an organization has put before the public and staff takes down; each room hands over its own table. */
export type Shown = {
  table: 'news' | 'products' | 'projectEvents'
  id: string
  /** Where its organization finds it. */
  path: string
}

type Ctx = {
  db: Db
  now: Date
  audit(line: AuditEntry): Promise<void>
  mail(mail: NewMail): Promise<void>
  linkTo(path: string): string
  office: Office
}

/**
 * Hides something of an organization for a reason, or shows it again without one, in the running transaction; its people
 * are told.
 *
 * @throws AppError not_found; conflict when somebody else has done so meanwhile.
 */
export async function setHidden(ctx: Ctx, { table, id, path }: Shown, reason: string | null) {
  const { db, now } = ctx
  const hides = reason !== null
  const changed = await db
    .updateTable(table)
    .set({ hiddenAt: hides ? now : null, hiddenReason: reason, updatedAt: now })
    .where('id', '=', id)
    .where('hiddenAt', hides ? 'is' : 'is not', null)
    .returning(['partnerId', table === 'products' ? 'name as title' : 'title'])
    .executeTakeFirst()
  if (!changed) {
    const found = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    if (!found) throw new AppError('not_found', m.organizations_offer_unknown())
    const words = hides ? m.organizations_hidden_meanwhile() : m.organizations_shown_meanwhile()
    throw new AppError('conflict', words)
  }
  await ctx.audit({
    subject: table,
    subjectId: id,
    // Showing it again clears the reason, so that the log is where it stays.
    ...(hides ? { reason } : {}),
    before: { hidden: !hides },
    after: { hidden: hides },
  })
  const contact = await findContact(db, changed.partnerId)
  if (!contact) return
  const title = changed.title || m.moderation_untitled()
  await ctx.mail(
    composeMail({
      kind: hides ? `${table}.hidden` : `${table}.shown`,
      to: contact.email,
      replyTo: ctx.office.email,
      subject: hides
        ? m.organizations_mail_hidden({ title })
        : m.organizations_mail_shown({ title }),
      greeting: m.mail_greeting({ name: contact.name }),
      paragraphs: hides
        ? [
            m.organizations_mail_hidden_text({ title }),
            m.moderation_mail_reason({ reason }),
            m.organizations_mail_write({ email: ctx.office.email }),
          ]
        : [m.organizations_mail_shown_text({ title })],
      action: { label: m.organizations_mail_open(), url: ctx.linkTo(path) },
      footer: m.mail_footer(),
    }),
  )
}

import { m } from '#messages'
import type { AuditEntry } from '#platform/audit.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { NewMail } from '#platform/mail/mail.ts'
import type { StaffRole } from './account.ts'
import { personKindLabel } from './person.ts'

type Ctx = {
  db: Db
  audit(line: AuditEntry): Promise<void>
  mail(mail: NewMail): Promise<void>
}

/**
 * Gives a person a role in the running transaction, with its line in the log and a mail to them.
 *
 * @throws AppError conflict when they have it.
 */
export async function giveRole(
  { db, audit, mail }: Ctx,
  person: { id: string; fullName: string; email: string },
  { role, reason }: { role: StaffRole; reason: string },
): Promise<void> {
  try {
    await db.insertInto('roles').values({ userId: person.id, role }).execute()
  } catch (error) {
    if (violatedConstraint(error) !== 'roles_pkey') throw error
    throw new AppError(
      'conflict',
      role === 'superuser' ? m.people_already_superadmin() : m.people_already_admin(),
    )
  }
  await audit({
    subject: 'roles',
    subjectId: person.id,
    reason,
    before: { [role]: false },
    after: { [role]: true },
  })
  await mail(
    composeMail({
      kind: 'accounts.role-granted',
      to: person.email,
      subject: m.mail_role_granted_subject(),
      greeting: m.mail_greeting({ name: person.fullName }),
      paragraphs: [m.mail_role_granted_text({ role: personKindLabel(role) })],
      footer: m.mail_footer(),
    }),
  )
}

import { m } from '#messages'
import type { AuditEntry } from '#platform/audit.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { StaffRole } from './account.ts'
import { personKindLabel } from './person.ts'

type Ctx = {
  db: Db
  audit(line: AuditEntry): Promise<void>
  notify(write: () => MailContent): Promise<void>
}

/**
 * Gives a user a role in the running transaction, with its audit log entry and an email to them.
 *
 * @throws AppError conflict when they have it.
 */
export async function giveRole(
  { db, audit, notify }: Ctx,
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
  await notify(() => ({
    kind: 'accounts.role-granted',
    to: { email: person.email, name: person.fullName },
    subject: m.mail_role_granted_subject(),
    paragraphs: [m.mail_role_granted_text({ role: personKindLabel(role) })],
  }))
}

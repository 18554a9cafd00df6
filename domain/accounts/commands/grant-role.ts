import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

/**
 * Makes a user staff and emails them. Run from the command line, since a fresh installation has no superuser who could
 * do it: `npm run grant-role -- superuser someone@example.org`.
 *
 * @throws AppError not_found when no account has that address; conflict when they have the role.
 */
export const grantRole = command({
  name: 'accounts.grant-role',
  for: 'system',
  input: z.object({ email: z.email().toLowerCase(), role: z.enum(['admin', 'superuser']) }),
  async run({ db, input, audit, notify }) {
    const person = await db
      .selectFrom('profiles')
      .select(['id', 'fullName', 'email'])
      .where('email', '=', input.email)
      .executeTakeFirst()
    if (!person) throw new AppError('not_found', `Nobody has signed up with ${input.email}.`)
    try {
      await db.insertInto('roles').values({ userId: person.id, role: input.role }).execute()
    } catch (error) {
      if (violatedConstraint(error) !== 'roles_pkey') throw error
      throw new AppError('conflict', `${input.email} already is ${input.role}.`)
    }
    await audit({ subject: 'roles', subjectId: person.id, after: { role: input.role } })
    await notify(() => ({
      kind: 'accounts.role-granted',
      to: { email: person.email, name: person.fullName },
      subject: m.mail_role_granted_subject(),
      paragraphs: [m.mail_role_granted_text({ role: input.role })],
    }))
  },
})

import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

/**
 * Assigns an inbox message to a staff member, or to no one. Taking a new one starts it; a new assignee is emailed.
 * `seen` is the assignee shown on the page. Returns the new assignee's name.
 *
 * @throws AppError not_found; conflict when the assignee has changed; bad_input when the assignee is not staff.
 */
export const assignMessage = command({
  name: 'inbox.assign-message',
  for: 'staff',
  input: z.object({ id: z.string(), to: z.uuid().nullable(), seen: z.uuid().nullable() }),
  async run({ db, actor, input: { id, to, seen }, now, audit, notify }): Promise<string | null> {
    const row = isId(id) ? await lock(db, id) : undefined
    if (!row) throw new AppError('not_found', m.inbox_unknown())
    if (row.assignedTo !== seen) {
      const holder = row.assignedTo ? await findStaff(db, row.assignedTo) : undefined
      const words = holder
        ? m.inbox_taken_meanwhile({ name: holder.fullName })
        : m.inbox_returned_meanwhile()
      throw new AppError('conflict', words)
    }
    const person = to === null ? null : await findStaff(db, to)
    if (person === undefined) throw new AppError('bad_input', m.inbox_not_staff())
    const isOwn = actor.kind === 'member' && to === actor.userId
    const status = isOwn && row.status === 'new' ? 'in_progress' : row.status
    await db
      .updateTable('inboxMessages')
      .set({ assignedTo: to, status, updatedAt: now })
      .where('id', '=', id)
      .execute()
    await audit({
      subject: 'inbox_messages',
      subjectId: id,
      before: { assignedTo: seen, status: row.status },
      after: { assignedTo: to, status },
    })
    if (!person || isOwn || to === seen) return person?.fullName ?? null
    await notify(() => ({
      kind: 'inbox.assigned',
      to: { email: person.email, name: person.fullName },
      subject: m.inbox_mail_assigned(),
      paragraphs: [m.inbox_mail_assigned_text()],
      action: { label: m.inbox_mail_assigned_open(), path: `/admin/inbox/${id}` },
    }))
    return person.fullName
  },
})

/** Locks the message, so that no one else can take it or change its status until commit. */
function lock(db: Db, id: string) {
  return db
    .selectFrom('inboxMessages')
    .select(['status', 'assignedTo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

function findStaff(db: Db, id: string) {
  return db
    .selectFrom('profiles')
    .select(['fullName', 'email'])
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .where('id', 'in', (staff) => staff.selectFrom('roles').select('userId'))
    .executeTakeFirst()
}

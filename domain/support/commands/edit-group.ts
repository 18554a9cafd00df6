import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { getLedGroup } from '../get-led-group.ts'
import { groupForm } from '../group-form.ts'

/**
 * Updates the name and description of the caller's group. Its sign-ups keep the name at that time.
 *
 * @throws AppError bad_input by field; not_found; forbidden for anyone but its leader; conflict if it has changed since
 * `version` was read.
 */
export const editGroup = command({
  name: 'groups.edit-group',
  for: 'member',
  feature: 'volunteering',
  input: groupForm.extend({ id: z.string(), version: z.coerce.number().int() }),
  async run({ db, actor, input, now }): Promise<void> {
    const group = await getLedGroup(db, actor, input.id)
    const { numUpdatedRows } = await db
      .updateTable('volunteerGroups')
      .set({
        name: input.name,
        description: input.description,
        version: input.version + 1,
        updatedAt: now,
      })
      .where('id', '=', group.id)
      .where('version', '=', input.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('conflict', m.groups_changed_meanwhile())
  },
})

import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { groupForm } from '../group-form.ts'
import { GROUPS_LED_MAX } from '../group.ts'
import { makeInviteCode } from '../make-invite-code.ts'

/**
 * Starts a volunteer group with the caller as its leader and first member; returns its id.
 *
 * @throws AppError bad_input by field; conflict if they already lead ten groups.
 */
export const startGroup = command({
  name: 'groups.start-group',
  for: 'member',
  feature: 'volunteering',
  once: true,
  input: groupForm,
  async run({ db, actor, input, now }) {
    const userId = actor.kind === 'member' ? actor.userId : ''
    // Serialized per user, so that concurrent requests do not both count nine.
    await db.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().execute()
    const { led } = await db
      .selectFrom('volunteerGroups')
      .select(({ fn }) => fn.countAll<string>().as('led'))
      .where('ownerId', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(led) >= GROUPS_LED_MAX) {
      throw new AppError('conflict', m.groups_led_enough({ max: GROUPS_LED_MAX }))
    }

    const id = newId(now)
    await db
      .insertInto('volunteerGroups')
      .values({
        id,
        ...input,
        ownerId: userId,
        inviteCode: makeInviteCode(),
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    await db.insertInto('groupMembers').values({ groupId: id, userId, joinedAt: now }).execute()
    return { id }
  },
})

import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findAges } from '#domain/consent/ask-age.ts'
import { findSupport } from '../find-support.ts'
import { ownSupports } from '../own-supports.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { isInLine, obstacleTo } from '../support-rules.ts'
import { supportProblemLabel } from '../support-words.ts'

/**
 * Adds the caller to a sign-up of their group that the organization has not answered yet, or that it welcomes like everyone; it takes one
 * more place.
 *
 * @throws AppError not_found if it is not their group's; conflict if it is answered, waits for places or is over, full, unpublished, or the
 * caller already has a place; or does not say that they are an adult where that is asked.
 */
export const joinGroupSignUp = command({
  name: 'groups.take-seat',
  for: 'member',
  feature: 'volunteering',
  inTurn: ({ supportId }) => `seats ${supportId}`,
  input: z.object({ supportId: z.string(), isAdult: z.boolean().default(false) }),
  async run({ db, actor, input, now }): Promise<void> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const support = await findSupport(db, input.supportId, 'own-groups')
    if (!support || support.groupId === null) {
      throw new AppError('not_found', m.support_no_support())
    }
    if (isInLine(support.status)) throw new AppError('conflict', m.together_waits())
    const { welcomesAll } = await db
      .selectFrom('projectEvents')
      .select('welcomesAll')
      .where('id', '=', support.item.id)
      .executeTakeFirstOrThrow()
    const isJoinable =
      support.status === 'pending' || (support.status === 'confirmed' && welcomesAll)
    if (!isJoinable) throw new AppError('conflict', m.together_answered())
    const { item, kind } = support
    if (!input.isAdult && (await findAges(db, item.id, kind))) {
      throw new AppError('conflict', m.guardians_minor_in_group())
    }
    const own = (await ownSupports(db, userId, item.id)).filter(
      ({ dateId }) => dateId === (support.date?.id ?? null),
    )
    const obstacle = obstacleTo(kind, item, { own, isOwnItem: false, now })
    if (obstacle) throw new AppError('conflict', supportProblemLabel(obstacle))
    try {
      await db
        .insertInto('groupSeats')
        .values({ supportId: support.id, userId, createdAt: now })
        .execute()
    } catch (error) {
      throw refusedByDatabase(error, false)
    }
  },
})

import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { readAge } from '#domain/consent/ask-age.ts'
import { askGuardian } from '#domain/consent/ask-guardian.ts'
import { readAnswers, writeAnswers } from '#domain/questions/ask.ts'
import { refuseObstacles } from '../refuse-obstacles.ts'
import { supportSchema } from '../support-schema.ts'
import { itemToSupport } from '../item-to-support.ts'
import { notifySignedUp } from '../notify-signed-up.ts'
import { ownSupports } from '../own-supports.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { isKindOpen, type SupportStatus } from '../support.ts'

/**
 * Signs the caller up to support an item with anything but money; emails the organization, which answers. The name and
 * the address come from the caller's profile. A minor's parent or guardian is asked to agree. Who agrees to wait is put on the waiting list if there is no place.
 *
 * @throws AppError not_found for an item that is not public; conflict if it is over or full, the kind is not offered,
 * the caller has already signed up, or it belongs to their own organization; closed while staff has closed its kind;
 * bad_input by field, also of the organization's questions.
 */
export const supportItem = command({
  name: 'support.support-item',
  for: 'member',
  once: true,
  inTurn: ({ itemId }) => `item ${itemId}`,
  input: supportSchema,
  async run(ctx) {
    const { db, actor, input, now, switches } = ctx
    if (!isKindOpen(input.kind, switches)) throw new AppError('closed', m.support_closed())
    const userId = actor.kind === 'member' ? actor.userId : ''
    const item = await itemToSupport(db, input.itemId, now)
    refuseObstacles(input, item, { own: await ownSupports(db, userId, item.id), now })
    const answers = await readAnswers(db, { answers: {}, ...input })
    const person = await db
      .selectFrom('profiles')
      .select(['fullName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()

    const id = newId(now)
    const given = {
      kind: input.kind,
      places: 'places' in input ? input.places : 1,
    }
    const { email } = person
    const guardian = await readAge(db, { age: {}, ...input, places: given.places, email })
    const row = {
      id,
      projectEventId: item.id,
      kind: given.kind,
      userId,
      name: person.fullName,
      email: person.email,
      phone: input.phone,
      message: input.message,
      places: given.places,
      consent: guardian && 'asked',
      waitingSince: 'waits' in input && input.waits ? now : null,
      createdAt: now,
      updatedAt: now,
    }
    let status: SupportStatus
    try {
      ;({ status } = await db
        .insertInto('supports')
        .values(row)
        .returning('status')
        .$castTo<{ status: SupportStatus }>()
        .executeTakeFirstOrThrow())
    } catch (error) {
      throw refusedByDatabase(error, 'places' in input && input.places > 1)
    }
    await writeAnswers(db, id, answers, now)
    await attributeSupport(db, { supportId: id, referral: input.referral })
    if (guardian) {
      const { kind } = given
      await askGuardian(ctx, { supportId: id, kind, minor: person.fullName, guardian, item })
      // The organization hears of a minor once their parent has agreed.
      if (status !== 'waiting') return { id, status }
    }

    await notifySignedUp(ctx, {
      id,
      ...given,
      status,
      userId,
      name: person.fullName,
      email: person.email,
      item,
    })
    return { id, status }
  },
})

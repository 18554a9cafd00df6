import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { askGuardian } from '#domain/consent/ask-guardian.ts'
import { writeAnswers } from '#domain/questions/ask.ts'
import { refuseObstacles } from '../refuse-obstacles.ts'
import { supportSchema } from '../support-schema.ts'
import { itemToSupport } from '../item-to-support.ts'
import { notifySignedUp, type NewSignUp } from '../notify-signed-up.ts'
import { ownSupports } from '../own-supports.ts'
import { readAsked } from '../read-asked.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { isKindOpen, type SupportStatus } from '../support.ts'

/**
 * Signs the caller up to support an item with anything but money; emails the organization, which answers. The name and
 * the address come from the caller's profile. A minor's parent or guardian is asked to agree. Who agrees to wait is put on the
 * waiting list if there is no place. Of an event from which people choose dates, each date is a sign-up of its own, all of them or
 * none. Returns the first, and how many there are.
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
    const wishes = refuseObstacles(input, item, {
      own: await ownSupports(db, userId, item.id),
      now,
    })
    const person = await db
      .selectFrom('profiles')
      .select(['fullName as name', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()

    const places = 'places' in input ? input.places : 1
    const { guardian, answers } = await readAsked(db, {
      age: {},
      answers: {},
      ...input,
      places,
      email: person.email,
    })
    // A parent agrees to one date, in one email.
    if (guardian && wishes.length > 1) throw new AppError('bad_input', m.guardians_one_date())
    const signUps: NewSignUp[] = []
    for (const { date, waits } of wishes) {
      const id = newId(now)
      const row = {
        id,
        projectEventId: item.id,
        dateId: date?.id ?? null,
        kind: input.kind,
        userId,
        ...person,
        phone: input.phone,
        message: input.message,
        places,
        consent: guardian && 'asked',
        waitingSince: waits ? now : null,
        createdAt: now,
        updatedAt: now,
      }
      signUps.push({
        id,
        status: await insert(db, row),
        date: date && { ...date, timeZone: item.timeZone },
      })
      await writeAnswers(db, id, answers, now)
      await attributeSupport(db, { supportId: id, referral: input.referral })
      if (guardian) {
        await askGuardian(ctx, {
          supportId: id,
          kind: input.kind,
          minor: person.name,
          guardian,
          item,
        })
      }
    }
    // The organization hears of a minor once their parent has agreed.
    const told = guardian ? signUps.filter(({ status }) => status === 'waiting') : signUps
    await notifySignedUp(ctx, {
      ...person,
      userId,
      kind: input.kind,
      message: input.message,
      places,
      item,
      signUps: told,
    })
    const [first] = signUps
    if (!first) throw new AppError('bad_input', m.support_choose_dates())
    return { id: first.id, status: first.status, count: signUps.length }
  },
})

async function insert(
  db: Db,
  row: Parameters<ReturnType<typeof insertSupport>['values']>[0] & { places: number },
): Promise<SupportStatus> {
  try {
    const { status } = await insertSupport(db)
      .values(row)
      .returning('status')
      .$castTo<{ status: SupportStatus }>()
      .executeTakeFirstOrThrow()
    return status
  } catch (error) {
    throw refusedByDatabase(error, row.places > 1)
  }
}

function insertSupport(db: Db) {
  return db.insertInto('supports')
}

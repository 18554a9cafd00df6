import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { itemToSupport } from '../item-to-support.ts'
import { emailLink, newcomerSchema } from '../pending-sign-up.ts'
import { readAsked } from '../read-asked.ts'
import { refuseObstacles } from '../refuse-obstacles.ts'
import { isKindOpen } from '../support.ts'

/**
 * Keeps what a visitor filled in to take part, and emails a link to their address that confirms it within a day. Until
 * then it counts nothing: no place is held and the organization learns nothing. Whether the address has an account is
 * not looked at, so neither the answer nor its time can tell.
 *
 * @throws AppError as `supportItem`, except for what depends on the account.
 */
export const requestSignUp = command({
  name: 'support.request-sign-up',
  for: 'system',
  once: true,
  input: newcomerSchema,
  async run({ db, input, now, notify, switches }) {
    if (!isKindOpen(input.kind, switches)) throw new AppError('closed', m.support_closed())
    const item = await itemToSupport(db, input.itemId, now)
    const wishes = refuseObstacles(input, item, { own: [], now })
    const answers = 'answers' in input ? input.answers : {}
    const { kind, email, fullName: name } = input
    const places = 'places' in input ? input.places : 1
    const age = 'age' in input ? input.age : {}
    await readAsked(db, { itemId: item.id, kind, answers, age, places, email })
    const waits = wishes.some((wish) => wish.waits)
    const dates = wishes.flatMap(({ date }) => (date ? [{ ...date, timeZone: item.timeZone }] : []))
    const id = newId(now)
    const tokenHash = await emailLink({ notify }, { name, email, kind, places, waits, dates, item })
    await db
      .insertInto('pendingSignUps')
      .values({
        id,
        tokenHash,
        projectEventId: item.id,
        kind,
        name,
        email,
        phone: input.phone,
        message: input.message,
        places,
        waits,
        dateIds: 'dates' in input ? input.dates : [],
        waitingDateIds: 'waitingDates' in input ? input.waitingDates : [],
        answers: JSON.stringify(answers),
        age: JSON.stringify(age),
        referralCode: input.referral?.code ?? null,
        referralAt: input.referral?.at ?? null,
        createdAt: now,
      })
      .execute()
    return { id }
  },
})

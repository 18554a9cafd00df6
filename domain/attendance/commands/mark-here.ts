import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { hasOpened } from '../attendance.ts'
import { acceptAtTheDoor } from '../accept-at-the-door.ts'
import { checkIn } from '../check-in.ts'
import { findOwnOccasion } from '../find-own-occasion.ts'
import { listAtTheDoor } from '../list-expected.ts'

/**
 * Checks a sign-up of the caller's own organization in on a date, with how many of it came, by default all; of a group with who came, if that is
 * known, so that each of them gets hours and a certificate. Twice counts once,
 * also for two people at the same time, and for a browser that sends the same mark again. Returns the name.
 *
 * @throws AppError not_found for another organization's item, and without the duty; conflict for who is not expected, such as
 * who has canceled or does not come along, and before check-in opens; bad_input for a group of which no one came.
 */
export const markHere = command({
  name: 'attendance.mark-here',
  for: 'member',
  once: true,
  input: z.object({
    itemId: z.string(),
    dateId: z.string().nullable(),
    supportId: z.uuid(),
    members: z.array(z.uuid()).max(200).nullable().default(null),
    people: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
  }),
  async run(ctx) {
    const { db, input, now } = ctx
    const { itemId, supportId } = input
    const { date } = await findOwnOccasion(db, input, now)
    if (!hasOpened(date, now)) throw new AppError('conflict', m.onday_not_yet())
    const [found] = await listAtTheDoor(db, { itemId, dateId: date.id, supportId })
    if (!found) throw new AppError('conflict', m.onday_not_expected())
    const members = [...new Set(input.members ?? [])].toSorted()
    if (input.members !== null && members.length === 0) {
      throw new AppError('bad_input', m.onday_members_none())
    }
    await acceptAtTheDoor(ctx, found)
    const people = members.length || Math.min(input.people ?? found.places, found.places)
    await checkIn(db, { itemId, dateId: date.id, supportId, people, members, now })
    return { name: found.name }
  },
})

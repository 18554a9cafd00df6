import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { nextOf } from '#domain/project-events/next-date.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { HAS_PLACE } from '../chosen-date-columns.ts'
import type { ChosenDate } from '../chosen-date.ts'
import { findSupport, type FoundSupport } from '../find-support.ts'
import type { SignUpOf } from '../sign-up-link.ts'
import { isInLine, isOpen, mayCancel } from '../support-rules.ts'
import { takesPlace, type SupportKind, type SupportStatus } from '../support.ts'

/** A sign-up as its participant sees it. */
export type OwnSignUp = {
  id: string
  kind: SupportKind
  status: SupportStatus
  places: number
  group: string | null
  /** Whether theirs is one seat in a group, or the whole sign-up. */
  part: 'seat' | 'whole'
  /** Whether they still have it, or wait for it: a freed seat belongs to no one. */
  isHeld: boolean
  takesPlace: boolean
  /** On the date that they chose. */
  item: Omit<ProjectEventCard, 'isOver'>
  /** The date they chose; null for the whole. Its id is null if it was called off. */
  date: ChosenDate | null
  isPublic: boolean
  /** Why it was cancelled or declined; null if no reason was given. */
  reason: string | null
  askedAt: Date | null
  stillComingAt: Date | null
  mayConfirm: boolean
  mayFree: boolean
  /** On a waiting list: their position, from 1; null if they do not wait. */
  position: number | null
  /** Whether they answer offers themselves: of a group its leader does. */
  mayAnswer: boolean
  /** When the offer of a place ends; null if none was made, or its email is not written yet. */
  offeredUntil: Date | null
  /** Whether they can take a place now: the one they were offered, or one that is free. */
  mayTake: boolean
  /** The reminders still to come, by how far away its start is; null if there are none. */
  reminders: 'week-and-day' | 'day' | null
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns a participant's sign-up, for a caller verified as them. With `hadIt`, the caller has proved that it was
 * theirs, as a link in an email does: a seat they freed is shown as free.
 *
 * @throws AppError not_found if it is not theirs, and for gifts.
 */
export const getSignUp = query({
  name: 'support.get-sign-up',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string(), hadIt: z.boolean() }),
  async run({ db, input, now }): Promise<OwnSignUp> {
    const found = await findSignUp(db, input, input.hadIt)
    const { support, seat, isHeld, more } = found
    const occasion = { kind: support.kind, status: support.status }
    // Whoever was signed up at the door is there.
    const isAtDoor = input.userId === support.id
    const mayFree = isHeld && !isAtDoor && mayCancel(occasion, support.item, now)
    const stillComing = seat ? seat.stillComingAt : isHeld ? more.stillComingAt : null
    return {
      id: support.id,
      ...occasion,
      places: support.places,
      group: support.group,
      part: found.part,
      isHeld,
      takesPlace: takesPlace(support.kind),
      item: { ...support.item, ...nextOf(support.dates, support.item.timeZone, now) },
      date: support.date,
      isPublic: more.isPublic,
      reason: more.reason && reasonForReader(more.reason),
      askedAt: more.askedAt,
      stillComingAt: stillComing,
      mayConfirm: mayFree && isOpen(support.status) && more.isPublic && stillComing === null,
      mayFree,
      position: more.position,
      mayAnswer: found.isSupporter,
      offeredUntil: more.offeredUntil,
      mayTake: mayFree && mayTakeNow(found, now),
      reminders: remindersBefore(support.item.startDatetime ?? support.item.startDate, now),
    }
  },
})

function remindersBefore(start: string | null, now: Date): OwnSignUp['reminders'] {
  const ahead = Date.parse(start ?? '') - now.getTime()
  if (ahead > 7 * DAY_MS) return 'week-and-day'
  return ahead > DAY_MS ? 'day' : null
}

/** Finds a participant's sign-up. @throws AppError not_found if it is not theirs, and for gifts. */
export async function findSignUp(db: Db, { supportId, userId }: SignUpOf, hadIt: boolean) {
  const whose = hadIt ? 'any' : { personId: userId }
  const support = isId(userId) ? await findSupport(db, supportId, whose) : null
  if (!support || support.kind === 'donate') {
    throw new AppError('not_found', m.support_no_support())
  }
  const more = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(['supports.userId', 'supports.reason', 'supports.askedAt', 'stillComingAt'])
    .select(['supports.offeredUntil', 'projectEvents.isPublic'])
    .select(sql<number | null>`app.waiting_position(supports.id)`.as('position'))
    .select(HAS_PLACE.as('isFree'))
    .where('supports.id', '=', support.id)
    .executeTakeFirstOrThrow()
  const seat = await db
    .selectFrom('groupSeats')
    .select('stillComingAt')
    .where('supportId', '=', support.id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  // Whoever came without having signed up has no account: the email about it names the sign-up in the place of one.
  const isSupporter = more.userId === userId || (more.userId === null && userId === support.id)
  return {
    support,
    more,
    seat,
    isSupporter,
    part: partOf(support, seat !== undefined, isSupporter),
    isHeld:
      (isOpen(support.status) || isInLine(support.status)) && (seat !== undefined || isSupporter),
  }
}

/** Whether someone on a waiting list can take a place now, unless it is over. */
export function mayTakeNow(
  { support, more, isHeld, isSupporter }: Awaited<ReturnType<typeof findSignUp>>,
  now: Date,
): boolean {
  // The leader takes the places for a group.
  if (!isHeld || !isSupporter || !more.isPublic || !mayCancel(support, support.item, now))
    return false
  if (support.status === 'waiting') return more.isFree
  return support.status === 'offered' && !(more.offeredUntil && more.offeredUntil <= now)
}

function partOf(support: FoundSupport, hasSeat: boolean, isSupporter: boolean): 'seat' | 'whole' {
  if (support.group === null) return 'whole'
  return hasSeat || !isSupporter ? 'seat' : 'whole'
}

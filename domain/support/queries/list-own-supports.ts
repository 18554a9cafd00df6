import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { listThrough } from '#domain/ambassadors/list-through.ts'
import type { Referral } from '#domain/ambassadors/referral.ts'
import { threadMark, type ThreadMark } from '#domain/threads/thread-mark.ts'
import { moneyOfJoined, type Money } from '#domain/payments/money.ts'
import { readDates } from '#domain/project-events/next-date.ts'
import { CARD_COLUMNS, toCard } from '#domain/project-events/to-card.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { CHOSEN_DATE, readChosen } from '../chosen-date-columns.ts'
import { onChosenDate, type ChosenDate } from '../chosen-date.ts'
import { datesToChoose } from '../dates-to-choose.ts'
import { comesAlong, isOwn, ownSupports } from '../own-supports.ts'
import { isInLine, mayCancel, obstacleTo, phaseOf, type Phase } from '../support-rules.ts'
import { isKindOpen, SUPPORTS_PER_PAGE, type SupportKind, type SupportStatus } from '../support.ts'

export type OwnSupport = {
  id: string
  kind: SupportKind
  status: SupportStatus
  /** Of a minor; null for adults. */
  consent: string | null
  places: number
  amountCents: number | null
  /** The money of a gift; null for other kinds. */
  money: Money | null
  /** Why it was declined. */
  reason: string | null
  createdAt: Date
  /** The referral; null if there is none. */
  through: Referral | null
  /** Upcoming starts later, active is running, completed has ended or been completed. */
  phase: Phase
  mayCancel: boolean
  /**
   * For a group's sign-up: `groupId` links to its page while it exists; the leader acts for all of it, others for themselves.
   */
  together: { group: string; groupId: string | null; comesAlong: boolean; isLed: boolean } | null
  mayStepOut: boolean
  /** After a change of time or place: whether they are asked if they still come, or have confirmed; null if neither. */
  coming: 'asked' | 'said' | null
  /** On a waiting list: their position, from 1, or until when a place is offered; null otherwise. */
  inLine: { position: number | null; offeredUntil: Date | null } | null
  /** Whether there are messages with the organization, and whether it has written last. */
  thread: ThreadMark
  /** Whether the same support could be given again, with a prefilled form. */
  mayRepeat: boolean
  /** On the date that they chose. */
  item: ProjectEventCard
  /** The date they chose; null for the whole. */
  date: ChosenDate | null
  /** False once the item is taken down: it has no page then. */
  isPublic: boolean
}

/** Lists a page (from 1) of the caller's supports, alone or with a group, newest first, with the possible actions. */
export const listOwnSupports = query({
  name: 'support.list-own-supports',
  for: 'member',
  input: z.object({ page: z.number().int().min(1).default(1) }),
  async run({
    db,
    actor,
    input,
    now,
    switches,
  }): Promise<{ supports: OwnSupport[]; total: number }> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const rows = await db
      .selectFrom('supports')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .leftJoin('payments', 'payments.supportId', 'supports.id')
      .select(CARD_COLUMNS)
      .select(['payments.id as paymentId', 'payments.receivedCents', 'payments.refundedCents'])
      .select(['payments.goingBackCents', 'payments.disputedCents'])
      .select([
        'projectEvents.isPublic',
        'supports.id as supportId',
        'supports.kind',
        'supports.status as supportStatus',
        'supports.consent',
        'supports.places as ownPlaces',
        'supports.amountCents',
        'supports.reason',
        'supports.createdAt',
        'supports.userId',
        'supports.groupName',
        'supports.askedAt',
        'supports.offeredUntil',
        'projectEvents.chooseDates',
      ])
      .select(CHOSEN_DATE)
      .select(sql<number | null>`app.waiting_position(supports.id)`.as('position'))
      .select(
        sql<boolean>`coalesce((select c.still_coming_at from app.group_seats c
          where c.support_id = supports.id and c.user_id = ${userId}), supports.still_coming_at) is not null`.as(
          'hasSaid',
        ),
      )
      // For a group that they have left, only its name is kept.
      .select(
        sql<string | null>`(select g.id from app.volunteer_groups g
          where g.id = supports.group_id)`.as('groupId'),
      )
      .select(comesAlong(userId).as('comesAlong'))
      .select(threadMark('person').as('thread'))
      .where(isOwn(userId))
      .orderBy('supports.createdAt', 'desc')
      .orderBy('supports.id', 'desc')
      .limit(SUPPORTS_PER_PAGE)
      .offset((input.page - 1) * SUPPORTS_PER_PAGE)
      .execute()
    const { total } = await db
      .selectFrom('supports')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where(isOwn(userId))
      .executeTakeFirstOrThrow()
    const open = await ownSupports(db, userId)

    const through = await listThrough(
      db,
      rows.map((row) => row.supportId),
    )
    const supports = rows.map((row) => {
      const whole = toCard(row, now)
      const date = readChosen(row.chosenDate, whole.timeZone)
      const item = onChosenDate(whole, date)
      // The columns' check constraints allow only these values.
      const kind = row.kind as SupportKind
      const status = row.supportStatus as SupportStatus
      const own = open.filter(({ itemId }) => itemId === item.id)
      const isTakeable = mayCancel({ kind, status }, item, now)
      const isLed = row.userId === userId
      const { groupName: group, groupId, comesAlong: isAlong } = row
      return {
        id: row.supportId,
        kind,
        status,
        consent: row.consent,
        places: row.ownPlaces,
        amountCents: row.amountCents,
        money: row.paymentId === null ? null : moneyOfJoined(row),
        reason: row.reason && reasonForReader(row.reason),
        createdAt: row.createdAt,
        through: through.get(row.supportId) ?? null,
        phase: status === 'completed' ? ('completed' as const) : phaseOf(item, now),
        mayCancel: isLed && isTakeable,
        together: group === null ? null : { group, groupId, comesAlong: isAlong, isLed },
        coming: isTakeable && row.isPublic ? comingOf(row) : null,
        // Of a group, its leader answers.
        inLine:
          isInLine(status) && (group === null || isLed)
            ? { position: row.position, offeredUntil: row.offeredUntil }
            : null,
        thread: row.thread,
        mayStepOut: isAlong && !isLed && isTakeable,
        mayRepeat:
          group === null &&
          row.isPublic &&
          isKindOpen(kind, switches) &&
          obstacleTo(kind, whole, {
            isOwnItem: false,
            own,
            now,
            dates: datesToChoose(
              { ...whole, chooseDates: row.chooseDates, dates: readDates(row) },
              { kind, own, now },
            ),
          }) === null,
        item: { ...item, isOver: phaseOf(item, now) === 'completed' },
        date,
        isPublic: row.isPublic,
      }
    })
    return { supports, total }
  },
})

function comingOf({ askedAt, hasSaid }: { askedAt: Date | null; hasSaid: boolean }) {
  if (hasSaid) return 'said' as const
  return askedAt === null ? null : ('asked' as const)
}

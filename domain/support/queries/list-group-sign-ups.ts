import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { CARD_COLUMNS, toCard } from '#domain/project-events/to-card.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { CHOSEN_DATE, readChosen } from '../chosen-date-columns.ts'
import { onChosenDate, type ChosenDate } from '../chosen-date.ts'
import { ownSupports } from '../own-supports.ts'
import { isInLine, mayCancel, obstacleTo, phaseOf, type Phase } from '../support-rules.ts'
import type { SupportStatus } from '../support.ts'
import type { GroupKind } from '../group-sign-up.ts'
import { listUserSupports } from '../list-users.ts'

export type GroupSignUp = {
  id: string
  kind: GroupKind
  status: SupportStatus
  places: number
  /** Why it was declined. */
  reason: string | null
  phase: Phase
  /** On the chosen date, if they chose one. */
  item: ProjectEventCard
  /** The date they chose; null for the whole. */
  date: ChosenDate | null
  /** False once the item is taken down: it has no page then. */
  isPublic: boolean
  /** Participants who are still members; `others` have left the group since. */
  people: { id: string; fullName: string; avatarFileId: string | null }[]
  others: number
  comesAlong: boolean
  mayStepOut: boolean
  mayComeAlong: boolean
  /** Whether they have to be an adult for that. */
  isForAdults: boolean
  /** Only the leader can, for everyone. */
  mayCancel: boolean
  /** Whether the caller can see where they are in line, and take the places they are offered: its leader. */
  mayAnswer: boolean
}

export const SIGN_UPS_PER_PAGE = 10

/**
 * Lists a page (from 1) of sign-ups of one of the caller's groups, open ones first, then newest first, with the
 * participants and what the caller can do.
 *
 * @throws AppError not_found for another group.
 */
export const listGroupSignUps = query({
  name: 'groups.list-group-sign-ups',
  for: 'member',
  input: z.object({ groupId: z.string(), page: z.number().int().min(1).default(1) }),
  async run({ db, actor, input, now }): Promise<{ signUps: GroupSignUp[]; total: number }> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const group = await findGroup(db, input.groupId)
    if (!group) throw new AppError('not_found', m.groups_not_found())
    const { total } = await db
      .selectFrom('supports')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('groupId', '=', group.id)
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('supports')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .select(CARD_COLUMNS)
      .select([
        'projectEvents.isPublic',
        'supports.id as supportId',
        'supports.kind',
        'supports.status as supportStatus',
        'supports.places as ownPlaces',
        'supports.reason',
        'projectEvents.ages',
        'projectEvents.welcomesAll',
      ])
      .select(CHOSEN_DATE)
      .select(
        sql<string[]>`array(select c.user_id::text from app.group_seats c
          where c.support_id = supports.id)`.as('seated'),
      )
      .where('supports.groupId', '=', group.id)
      .orderBy(sql`supports.status in ('waiting', 'offered', 'pending', 'confirmed')`, 'desc')
      .orderBy('supports.createdAt', 'desc')
      .orderBy('supports.id', 'desc')
      .limit(SIGN_UPS_PER_PAGE)
      .offset((input.page - 1) * SIGN_UPS_PER_PAGE)
      .execute()
    const people = await listUserSupports(db, group.id)
    const open = await ownSupports(db, userId)

    const signUps = rows.map((row) => {
      const card = toCard(row, now)
      const date = readChosen(row.chosenDate, card.timeZone)
      const item = onChosenDate(card, date)
      // The columns' check constraints allow only these values.
      const kind = row.kind as GroupKind
      const status = row.supportStatus as SupportStatus
      const along = people.filter(({ id }) => row.seated.includes(id))
      const comesAlong = row.seated.includes(userId)
      const mayChange = mayCancel({ kind, status }, item, now)
      const own = open.filter(
        ({ itemId, dateId }) => itemId === item.id && dateId === (date?.id ?? null),
      )
      const isOpenToMore = status === 'pending' || (status === 'confirmed' && row.welcomesAll)
      return {
        id: row.supportId,
        kind,
        status,
        places: row.ownPlaces,
        reason: row.reason && reasonForReader(row.reason),
        phase: status === 'completed' ? ('completed' as const) : phaseOf(item, now),
        item,
        date,
        isPublic: row.isPublic,
        people: along.map(({ id, fullName, avatarFileId }) => ({ id, fullName, avatarFileId })),
        others: row.seated.length - along.length,
        comesAlong,
        mayStepOut: comesAlong && mayChange,
        mayComeAlong:
          isOpenToMore &&
          row.isPublic &&
          obstacleTo(kind, item, { own, isOwnItem: false, now }) === null,
        isForAdults: row.ages !== null,
        mayCancel: mayChange && group.ownerId === userId,
        mayAnswer: isInLine(status) && group.ownerId === userId,
      }
    })
    return { signUps, total }
  },
})

async function findGroup(db: Db, id: string) {
  if (!isId(id)) return undefined
  return db
    .selectFrom('volunteerGroups')
    .select(['id', 'ownerId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

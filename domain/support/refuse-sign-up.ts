import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import type { DateToChoose } from './chosen-date.ts'
import { datesToChoose } from './dates-to-choose.ts'
import type { ItemToSupport } from './item-to-support.ts'
import { isInLine, isOpen, obstacleTo, type OwnSupportStatus } from './support-rules.ts'
import { supportProblemLabel } from './support-words.ts'
import type { GroupPerson } from './group.ts'
import type { GroupKind, HeldBack } from './group-sign-up.ts'
import { listHeldBack } from './list-held-back.ts'
import { listUserSupports } from './list-users.ts'

type Wanted = { groupId: string; item: ItemToSupport; kind: GroupKind }

/** A sign-up that a group has. */
export type OfGroup = OwnSupportStatus & { dateId: string | null }

/** Lists the sign-ups of a group for an item in one way that stand or wait. */
export async function listOfGroup(db: Db, { groupId, item, kind }: Wanted): Promise<OfGroup[]> {
  const rows = await db
    .selectFrom('supports')
    .select(['status', 'dateId'])
    .where('groupId', '=', groupId)
    .where('projectEventId', '=', item.id)
    .where('kind', '=', kind)
    .execute()
  return rows
    .map(({ status, dateId }) => ({
      kind,
      // The column's check constraint allows only these values.
      status: status as OfGroup['status'],
      dateId,
    }))
    .filter(({ status }) => isOpen(status) || isInLine(status))
}

/**
 * Explains why a group as a whole cannot sign up, or null: the item, or an existing sign-up; and lists the dates from which it can
 * choose, null for the whole. A full item is no obstacle: the group can wait.
 */
export async function findObstacle(
  db: Db,
  wanted: Wanted & { now: Date },
): Promise<{ obstacle: string | null; own: OfGroup[]; dates: DateToChoose[] | null }> {
  const { item, kind, now } = wanted
  const own = await listOfGroup(db, wanted)
  const dates = datesToChoose(item, { kind, own, now })
  const problem = obstacleTo(kind, item, { own, isOwnItem: item.isOwnItem, now, dates })
  const obstacle = (() => {
    if (problem === null || problem === 'full') return null
    const isTheirs = problem === 'already' || problem === 'in-line'
    return isTheirs ? m.together_already() : supportProblemLabel(problem)
  })()
  return { obstacle, own, dates }
}

/**
 * Returns the chosen group members, for the whole or for these dates.
 *
 * @throws AppError conflict at `people` if someone has left the group, already has a place or belongs to the
 * organization itself, with their names.
 */
export async function requirePeople(
  db: Db,
  wanted: Wanted & { people: readonly string[]; dateIds: readonly string[] },
): Promise<GroupPerson[]> {
  const { groupId, item, kind, people, dateIds } = wanted
  const all = await listUserSupports(db, groupId)
  const chosen = all.filter(({ id }) => people.includes(id))
  if (chosen.length < people.length) throw besidePeople(m.together_changed())

  const held = await listHeldBack(db, { groupId, itemId: item.id, kind, dateIds })
  const reasons: [HeldBack, (of: { names: string; count: number }) => string][] = [
    ['has-place', m.together_have_places],
    ['own-item', m.together_are_organization],
  ]
  for (const [why, sentence] of reasons) {
    const names = chosen.filter(({ id }) => held.get(id) === why).map(({ fullName }) => fullName)
    if (names.length > 0) {
      throw besidePeople(sentence({ names: format.list(names), count: names.length }))
    }
  }
  return chosen
}

function besidePeople(sentence: string): AppError {
  return new AppError('conflict', sentence, { fields: { people: sentence } })
}

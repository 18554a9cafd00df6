import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import type { ItemToSupport } from './item-to-support.ts'
import { obstacleTo, placesLeft } from './support-rules.ts'
import { supportProblemLabel } from './support-words.ts'
import type { GroupPerson } from './group.ts'
import type { GroupKind, HeldBack } from './group-sign-up.ts'
import { listHeldBack } from './list-held-back.ts'
import { listUserSupports } from './list-users.ts'

type Wanted = { groupId: string; item: ItemToSupport; kind: GroupKind; people: readonly string[] }

/** Explains why a group as a whole cannot sign up, or null: the item, or an existing sign-up. */
export async function findObstacle(
  db: Db,
  { groupId, item, kind, now }: Omit<Wanted, 'people'> & { now: Date },
): Promise<string | null> {
  const obstacle = obstacleTo(kind, item, { own: [], isOwnItem: item.isOwnItem, now })
  if (obstacle === null && item.chooseDates) return m.support_no_groups_on_dates()
  if (obstacle === 'full') return m.waiting_not_for_groups()
  if (obstacle) return supportProblemLabel(obstacle)
  const open = await db
    .selectFrom('supports')
    .select('id')
    .where('groupId', '=', groupId)
    .where('projectEventId', '=', item.id)
    .where('kind', '=', kind)
    .where('status', 'in', ['pending', 'confirmed'])
    .executeTakeFirst()
  return open ? m.together_already() : null
}

/**
 * Returns the chosen group members.
 *
 * @throws AppError conflict at `people` if someone has left the group, already has a place or belongs to the
 * organization itself, with their names, or if there are too few places.
 */
export async function requirePeople(db: Db, wanted: Wanted): Promise<GroupPerson[]> {
  const { groupId, item, kind, people } = wanted
  const all = await listUserSupports(db, groupId)
  const chosen = all.filter(({ id }) => people.includes(id))
  if (chosen.length < people.length) throw besidePeople(m.together_changed())

  const held = await listHeldBack(db, { groupId, itemId: item.id, kind })
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

  const left = placesLeft(item)
  if (left !== null && chosen.length > left) {
    throw besidePeople(m.support_too_few_places({ places: left }))
  }
  return chosen
}

function besidePeople(sentence: string): AppError {
  return new AppError('conflict', sentence, { fields: { people: sentence } })
}

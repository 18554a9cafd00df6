import type { Deed } from '#platform/operation.ts'
import { closeGroup } from './close-group.ts'
import { leaveOpenSeats } from './leave-open-seats.ts'
import { listAddresses } from './list-addresses.ts'
import { listPeople } from './list-people.ts'
import { passOn } from './pass-on.ts'

/**
 * Takes somebody whose account goes out of every group. What they lead goes to whoever has belonged to it longest, who is
 * told; with nobody left to lead it, the group ends. For jobs.
 */
export async function leaveGroups(deed: Deed, person: { id: string }): Promise<void> {
  const { db } = deed
  const led = await db
    .selectFrom('volunteer_groups')
    .select(['id', 'name'])
    .where('owner_id', '=', person.id)
    .orderBy('id')
    .execute()
  for (const group of led) {
    // Suspended people have no address there, and lead nothing.
    const reached = new Set((await listAddresses(db, group.id)).map(({ id }) => id))
    const people = await listPeople(db, group.id)
    const heir = people.find(({ id }) => id !== person.id && reached.has(id))
    if (heir && (await passOn(deed, group, heir.id))) continue
    await closeGroup(deed, group, person.id, { isForgotten: true })
  }
  const belongs = await db
    .selectFrom('group_members')
    .select('group_id')
    .where('user_id', '=', person.id)
    .orderBy('group_id')
    .execute()
  for (const { group_id: groupId } of belongs) {
    await leaveOpenSeats(deed, { groupId, userId: person.id })
  }
  await db.deleteFrom('group_members').where('user_id', '=', person.id).execute()
}

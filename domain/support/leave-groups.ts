import type { CommandContext } from '#platform/operation.ts'
import { closeGroup } from './close-group.ts'
import { lockGroup } from './lock-group.ts'
import { leaveOpenSeats } from './leave-open-seats.ts'
import { listAddresses } from './list-addresses.ts'
import { listUserSupports } from './list-users.ts'
import { passOn } from './pass-on.ts'

/**
 * Takes somebody whose account goes out of every group. What they lead goes to whoever has belonged to it longest, who is
 * told; with nobody left to lead it, the group ends. For jobs.
 */
export async function leaveGroups(ctx: CommandContext, person: { id: string }): Promise<void> {
  const { db } = ctx
  const belongs = await db
    .selectFrom('groupMembers')
    .select('groupId')
    .where('userId', '=', person.id)
    .orderBy('groupId')
    .execute()
  for (const { groupId } of belongs) await lockGroup(db, groupId)
  const led = await db
    .selectFrom('volunteerGroups')
    .select(['id', 'name'])
    .where('ownerId', '=', person.id)
    .orderBy('id')
    .execute()
  for (const group of led) {
    // Suspended people have no address there, and lead nothing.
    const reached = new Set((await listAddresses(db, group.id)).map(({ id }) => id))
    const people = await listUserSupports(db, group.id)
    const heirs = people.filter(({ id }) => id !== person.id && reached.has(id))
    if (await passOnToFirst(ctx, group, heirs)) continue
    await closeGroup(ctx, group, person.id, { isForgotten: true })
  }
  for (const { groupId } of belongs) {
    await leaveOpenSeats(ctx, { groupId, userId: person.id })
  }
  await db.deleteFrom('groupMembers').where('userId', '=', person.id).execute()
}

/** To the first of them who can lead it; false without any. */
async function passOnToFirst(
  ctx: CommandContext,
  group: { id: string; name: string },
  heirs: readonly { id: string }[],
): Promise<boolean> {
  for (const { id } of heirs) if (await passOn(ctx, group, id)) return true
  return false
}

import type { CommandContext } from '#platform/operation.ts'
import { closeGroup } from '#domain/support/close-group.ts'
import { lockGroup } from '#domain/support/lock-group.ts'
import { leaveOpenSeats } from '#domain/support/leave-open-seats.ts'
import { listAddresses } from '#domain/support/list-addresses.ts'
import { listUserSupports } from '#domain/support/list-users.ts'
import { m } from '#messages'
import { stripLinks } from '#platform/text/strip-links.ts'
import { groupPath } from '#domain/support/group.ts'
import { transferGroup } from '#domain/support/transfer-group.ts'

/**
 * Removes a deleted user from every group. Groups they lead pass to the longest-standing member, who is emailed;
 * without one who can lead, the group ends. For jobs.
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
    // Suspended users have no address here, and cannot lead.
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

/** Passes the group to the first heir who can lead it; false if there is none. */
async function passOnToFirst(
  ctx: CommandContext,
  group: { id: string; name: string },
  heirs: readonly { id: string }[],
): Promise<boolean> {
  for (const { id } of heirs) if (await passOn(ctx, group, id)) return true
  return false
}

/**
 * Makes a member the leader without asking them, for a job, and emails them; organizations do not learn their address.
 * Returns false if the heir is not a member, is suspended, or belongs to an organization the group has signed up with.
 */
async function passOn(
  { db, notify }: CommandContext,
  group: { id: string; name: string },
  heirId: string,
): Promise<boolean> {
  if ((await transferGroup(db, group.id, heirId)) !== 'done') return false
  const to = (await listAddresses(db, group.id)).find(({ id }) => id === heirId)
  if (!to) return true
  const name = stripLinks(group.name)
  await notify(() => ({
    kind: 'groups.handed-over',
    to: { email: to.email, name: to.fullName },
    subject: m.groups_mail_lead_subject({ group: name }),
    paragraphs: [m.groups_mail_lead_text({ group: name }), m.groups_mail_lead_more()],
    action: { label: m.groups_mail_open(), path: groupPath(group.id) },
  }))
  return true
}

import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { GROUP_MEMBERS_MAX, groupPath } from '../group.ts'
import { listAddresses } from '../list-addresses.ts'
import { listUserSupports } from '../list-users.ts'

/**
 * Makes the caller a member of a group by its invitation, and notifies its leader; for existing members, nothing changes.
 *
 * @throws AppError not_found for a code that is not, or no longer, valid; conflict if the group is full.
 */
export const joinGroup = command({
  name: 'groups.join-group',
  for: 'member',
  feature: 'volunteering',
  inTurn: ({ id }) => `group ${id}`,
  input: z.object({ id: z.string(), code: z.string() }),
  async run(ctx): Promise<void> {
    const { db, actor, input } = ctx
    if (!isId(input.id) || !(await join(ctx))) {
      throw new AppError('not_found', m.groups_invitation_nowhere())
    }
    const fresh = await db
      .selectFrom('groupMembers')
      .select('userId')
      .where('groupId', '=', input.id)
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      // The database sets `joined_at` to the time of the transaction: this one, or an earlier one.
      .where('joinedAt', '=', sql<Date>`now()`)
      .executeTakeFirst()
    if (fresh) await tellLeader(ctx, { groupId: input.id, userId: fresh.userId })
  },
})

async function join({ db, input }: CommandContext<{ id: string; code: string }>): Promise<boolean> {
  const code = input.code.replaceAll('\u0000', '')
  try {
    const { rows } = await sql<{ joined: boolean }>`
      select app.join_group(${input.id}, ${code}) as joined`.execute(db)
    return rows[0]?.joined === true
  } catch (error) {
    if (violatedConstraint(error) !== 'group_members_enough') throw error
    throw new AppError('conflict', m.groups_full({ max: GROUP_MEMBERS_MAX }))
  }
}

async function tellLeader(
  { db, notify }: CommandContext,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<void> {
  const { name } = await db
    .selectFrom('volunteerGroups')
    .select('name')
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow()
  const people = await listUserSupports(db, groupId)
  const leader = people.find(({ isLeader }) => isLeader)
  const joined = people.find(({ id }) => id === userId)
  const to = (await listAddresses(db, groupId)).find(({ id }) => id === leader?.id)
  if (!to || !joined) return
  const group = stripLinks(name)
  await notify(() => ({
    kind: 'groups.joined',
    to: { email: to.email, name: to.fullName },
    subject: m.groups_mail_joined_subject({ name: joined.fullName, group }),
    paragraphs: [m.groups_mail_joined_text({ name: joined.fullName, group, count: people.length })],
    action: { label: m.groups_mail_open(), path: groupPath(groupId) },
    topic: aboutTopic('groups'),
  }))
}

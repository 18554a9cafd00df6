import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/**
 * Returns a group that the caller leads, for leader-only actions.
 *
 * @throws AppError not_found for non-members; forbidden for its other members.
 */
export async function getLedGroup(
  db: Db,
  actor: Actor,
  id: string,
): Promise<{ id: string; name: string; version: number }> {
  const group = isId(id)
    ? await db
        .selectFrom('volunteerGroups')
        .select(['id', 'name', 'version', 'ownerId'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!group) throw new AppError('not_found', m.groups_not_found())
  if (actor.kind !== 'member' || group.ownerId !== actor.userId) {
    throw new AppError('forbidden', m.groups_leader_only())
  }
  return { id: group.id, name: group.name, version: group.version }
}

import { z } from 'zod'
import { parseCursor, formatCursor } from '#platform/database/keyset.ts'
import { listDistinct } from '#platform/database/list-distinct.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { matchActivity, selectActivity, type ActivityQuery } from '../select-activity.ts'

/** Filters: a user by id, or by words of their name or address; null means all. */
type ActivityFilters = { person: string | null; who: string; type: string | null }

/** Validated filters. */
const activityFilters = z.object({
  person: z.uuid().nullable().default(null),
  who: z.string().max(200).default(''),
  type: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .nullable()
    .default(null),
}) satisfies z.ZodType<ActivityFilters>

const PER_PAGE = 50

/** Counts are exact up to here. */
const COUNTED_MOST = 10_000

export type ListedActivity = {
  id: string
  /** Null for a visitor, and for users without consent. */
  person: { id: string; name: string } | null
  type: string
  details: Record<string, unknown>
  ipAddress: string | null
  at: Date
}

/**
 * A page of activity, newest first, with the total (exact up to 10,000); `before` is the cursor of the last page,
 * `next` that of the following one.
 */
export const listActivity = query({
  name: 'activity.list-activity',
  for: 'superuser',
  input: activityFilters.extend({ before: z.string().max(100).nullable().default(null) }),
  async run({ db, input }) {
    const narrowed = { people: await peopleOf(db, input), type: input.type }
    const types = await listDistinct(db, 'user_activity', 'activity_type')
    const named = input.person === null ? null : await nameOf(db, input.person)
    if (narrowed.people?.length === 0) {
      return { activities: [], count: 0, isCapped: false, next: null, types, named }
    }
    const place = parseCursor(input.before)
    const rows = await selectActivity(db, narrowed, place, PER_PAGE + 1).execute()
    const shown = rows.slice(0, PER_PAGE)
    const last = rows.length > PER_PAGE ? shown.at(-1) : undefined
    const count = await countUpTo(db, narrowed)
    return {
      activities: shown.map((row): ListedActivity => ({
        id: row.id,
        person: row.userId === null ? null : { id: row.userId, name: row.fullName ?? '' },
        type: row.activityType,
        details: asDetails(row.details),
        ipAddress: row.ipAddress,
        at: row.createdAt,
      })),
      count: Math.min(count, COUNTED_MOST),
      isCapped: count > COUNTED_MOST,
      next: last ? formatCursor({ at: last.moment, id: last.id }) : null,
      types,
      named,
    }
  },
})

/** Beyond this many matching users, the search is too vague to return anything. */
const PEOPLE_MOST = 50

async function peopleOf(db: Db, { person, who }: ActivityFilters): Promise<string[] | null> {
  if (person !== null) return [person]
  const words = who.toWellFormed().replaceAll('\u0000', '').trim()
  if (words === '') return null
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where((is) => is.or([is('fullName', 'ilike', pattern), is('email', 'ilike', pattern)]))
    .orderBy('fullName')
    .limit(PEOPLE_MOST)
    .execute()
  return rows.map(({ id }) => id)
}

async function nameOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('fullName')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.fullName ?? null
}

async function countUpTo(db: Db, narrowed: ActivityQuery): Promise<number> {
  const { count } = await db
    .selectFrom(
      matchActivity(db, narrowed)
        .select('activity.id')
        .limit(COUNTED_MOST + 1)
        .as('some'),
    )
    .select((make) => make.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function asDetails(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

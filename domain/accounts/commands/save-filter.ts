import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { FILTER_NAME_MAX, FILTER_QUERY_MAX, FILTERS_MAX } from '../saved-filter.ts'

/**
 * Saves a filter of a staff list under a name, for the caller alone, and returns it as it is stored. The same name in the
 * same list is replaced.
 *
 * @throws AppError bad_input without a name or a filter, or with too many filters.
 */
export const saveFilter = command({
  name: 'accounts.save-filter',
  for: 'staff',
  input: z.object({
    list: z.string().regex(/^\/admin(?:\/[a-z-]+)*$/),
    name: z
      .string()
      .transform(sanitizeText)
      .pipe(
        z
          .string()
          .min(1, { error: () => m.office_filter_name_missing() })
          .max(FILTER_NAME_MAX, {
            error: () => m.office_filter_name_too_long({ max: FILTER_NAME_MAX }),
          }),
      ),
    query: z
      .string()
      .transform(normalizeQuery)
      .pipe(
        z
          .string()
          .min(1, { error: () => m.office_filter_empty() })
          .max(FILTER_QUERY_MAX, { error: () => m.office_filter_too_long() }),
      ),
  }),
  async run({ db, actor, input, now, audit }): Promise<{ list: string; query: string }> {
    const { list, name, query } = input
    if (actor.kind !== 'member') throw new AppError('forbidden', m.errors_not_allowed())
    const { userId } = actor
    const others = await db
      .selectFrom('savedFilters')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where((of) => of.not(of.and({ list, name })))
      .executeTakeFirstOrThrow()
    if (Number(others.count) >= FILTERS_MAX) {
      const sentence = m.office_filter_too_many({ max: FILTERS_MAX })
      throw new AppError('bad_input', sentence, { fields: { name: sentence } })
    }
    const { id } = await db
      .insertInto('savedFilters')
      .values({ id: newId(now), userId, list, name, query, createdAt: now })
      .onConflict((of) => of.columns(['userId', 'list', 'name']).doUpdateSet({ query }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit({ subject: 'saved_filters', subjectId: id, after: { list } })
    return { list, query }
  },
})

/** The parameters as an address has them, whatever was sent. */
function normalizeQuery(query: string): string {
  return new URLSearchParams(query.toWellFormed().replaceAll('\u0000', '')).toString()
}

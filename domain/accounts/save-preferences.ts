import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { PREFERRED_CATEGORIES, PREFERRED_LOCATIONS, PREFERRED_SUPPORT } from './preferences.ts'

const chosenOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.array(z.enum(words)).transform((chosen) => words.filter((word) => chosen.includes(word)))

/**
 * Stores what the caller would like to support, in place of what was stored before.
 *
 * @throws AppError bad_input for a wish that there is none of.
 */
export const savePreferences = command({
  name: 'accounts.save-preferences',
  for: 'member',
  input: z.object({
    supportTypes: chosenOf(PREFERRED_SUPPORT),
    locations: chosenOf(PREFERRED_LOCATIONS),
    categories: chosenOf(PREFERRED_CATEGORIES),
  }),
  async run({ db, actor, input, now }): Promise<void> {
    if (actor.kind !== 'member') return
    const chosen = {
      support_types: input.supportTypes,
      locations: input.locations,
      categories: input.categories,
      updated_at: now,
    }
    await db
      .insertInto('preferences')
      .values({ user_id: actor.userId, ...chosen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
      .execute()
  },
})

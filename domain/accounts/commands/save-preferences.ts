import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { PREFERRED_CATEGORIES, PREFERRED_LOCATIONS, PREFERRED_SUPPORT } from '../preferences.ts'
import { preferencesVersion } from '../preferences-version.ts'
import { readPreferences } from '../read-preferences.ts'

const choicesAmong = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.array(z.enum(words)).transform((chosen) => words.filter((word) => chosen.includes(word)))

/**
 * Stores the caller's preferences, replacing the previous ones. `version` is the one the form was opened with; pages of
 * an earlier release send none and are accepted.
 *
 * @throws AppError bad_input for an unknown preference; conflict when another window has saved since `version`.
 */
export const savePreferences = command({
  name: 'accounts.save-preferences',
  for: 'member',
  input: z.object({
    supportTypes: choicesAmong(PREFERRED_SUPPORT),
    locations: choicesAmong(PREFERRED_LOCATIONS),
    categories: choicesAmong(PREFERRED_CATEGORIES),
    version: z.string().optional(),
  }),
  async run({ db, actor, input, now }): Promise<void> {
    if (actor.kind !== 'member') return
    if (input.version !== undefined) {
      // Of two windows that save concurrently, the second must see what the first saved, even on the first save.
      await db
        .selectFrom('profiles')
        .select('id')
        .where('id', '=', actor.userId)
        .forUpdate()
        .execute()
      const stored = await readPreferences(db, actor.userId)
      if (input.version !== preferencesVersion(stored)) {
        throw new AppError('conflict', m.forms_overtaken())
      }
    }
    const chosen = {
      supportTypes: input.supportTypes,
      locations: input.locations,
      categories: input.categories,
      updatedAt: now,
    }
    await db
      .insertInto('preferences')
      .values({ userId: actor.userId, ...chosen })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(chosen))
      .execute()
  },
})

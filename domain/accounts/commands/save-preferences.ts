import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { PREFERRED_CATEGORIES, PREFERRED_LOCATIONS, PREFERRED_SUPPORT } from '../preferences.ts'
import { preferencesVersion } from '../preferences-version.ts'
import { readPreferences } from '../read-preferences.ts'

const chosenOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.array(z.enum(words)).transform((chosen) => words.filter((word) => chosen.includes(word)))

/**
 * Stores what the caller would like to support, in place of what was stored before. `version` is the one that the form was
 * opened with; a page of an earlier release sends none, and is trusted.
 *
 * @throws AppError bad_input for a wish that there is none of; conflict when another window has saved since `version`.
 */
export const savePreferences = command({
  name: 'accounts.save-preferences',
  for: 'member',
  input: z.object({
    supportTypes: chosenOf(PREFERRED_SUPPORT),
    locations: chosenOf(PREFERRED_LOCATIONS),
    categories: chosenOf(PREFERRED_CATEGORIES),
    version: z.string().optional(),
  }),
  async run({ db, actor, input, now }): Promise<void> {
    if (actor.kind !== 'member') return
    if (input.version !== undefined) {
      // So that of two windows that save at once, the second finds what the first has saved, be it their first choices.
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

import { z } from 'zod'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { STORED_FIELDS, present } from '../read-stored-profile.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { tidyWords } from '../tidy-words.ts'
import {
  CONNECTIONS,
  VOLUNTEER_SUPPORT_TYPES,
  VISIT_FREQUENCIES,
  WORD_MAX,
  WORDS_MAX,
} from '../volunteer-profile.ts'

/** Input over the limits is refused, never truncated: a user typed it. */
const words = z
  .array(z.string().transform((word) => sanitizeText(word).replaceAll(/\s+/g, ' ')))
  .transform((all) => all.filter((word) => word !== ''))
  .refine((all) => all.every((word) => [...word].length <= WORD_MAX), {
    error: () => m.volunteerprofile_word_too_long({ max: WORD_MAX }),
  })
  .refine((all) => all.length <= WORDS_MAX, {
    error: () => m.volunteerprofile_too_many_words({ max: WORDS_MAX }),
  })
  .transform(tidyWords)

const one = <Word extends string>(of: readonly [Word, ...Word[]]) =>
  z.enum(of, { error: () => m.volunteerprofile_choose() })

/** The profile form. */
const volunteerProfileForm = z.object({
  interests: words,
  skills: words,
  supportType: one(VOLUNTEER_SUPPORT_TYPES),
  connection: one(CONNECTIONS),
  visitFrequency: one(VISIT_FREQUENCIES),
  tags: words,
})

type Columns = {
  interests: string[]
  skills: string[]
  supportType: string
  connection: string
  visitFrequency: string
  personalizationTags: string[]
}

/**
 * Stores the profile that the caller reviewed, replacing version `version`; 0 for their first. Saving the same again
 * changes nothing.
 *
 * @throws AppError bad_input with field errors; conflict when another version has been stored or deleted since.
 */
export const saveVolunteerProfile = command({
  name: 'volunteer-profile.save-volunteer-profile',
  for: 'member',
  feature: 'volunteer-profile',
  input: volunteerProfileForm.extend({
    version: z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 30),
  }),
  async run({ db, actor, input, now }): Promise<void> {
    if (actor.kind !== 'member') return
    const columns: Columns = {
      interests: input.interests,
      skills: input.skills,
      supportType: input.supportType,
      connection: input.connection,
      visitFrequency: input.visitFrequency,
      personalizationTags: input.tags,
    }
    const isStored =
      input.version === 0
        ? await isAdded(db, actor.userId, columns, now)
        : await isChanged(db, actor.userId, input.version, columns, now)
    if (!isStored) await refuseUnlessSame(db, actor.userId, columns)
  },
})

async function isAdded(db: Db, userId: string, columns: Columns, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('volunteerProfiles')
    .values({ userId, ...columns, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function isChanged(
  db: Db,
  userId: string,
  version: number,
  columns: Columns,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('volunteerProfiles')
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A form that is resent after its response was lost finds the row it stored itself. */
async function refuseUnlessSame(db: Db, userId: string, columns: Columns): Promise<void> {
  const row = await db
    .selectFrom('volunteerProfiles')
    .select(STORED_FIELDS)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) throw new AppError('conflict', m.volunteerprofile_deleted_meanwhile())
  const stored = present(row)
  const isSame =
    JSON.stringify([stored.interests, stored.skills, stored.tags]) ===
      JSON.stringify([columns.interests, columns.skills, columns.personalizationTags]) &&
    stored.supportType === columns.supportType &&
    stored.connection === columns.connection &&
    stored.visitFrequency === columns.visitFrequency
  if (!isSame) throw new AppError('conflict', m.volunteerprofile_changed_meanwhile())
}

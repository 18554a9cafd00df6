import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { typedText } from '#platform/text/typed-line.ts'
import { notApproved, onlyTranslated, shortTranslations } from '#domain/translations/short-texts.ts'
import { languageTyped } from '#domain/translations/translated.ts'
import { inEachLanguage } from '#domain/translations/translation-columns.ts'
import { COVER_TEXTS } from '../cover.ts'
import { lockOwnProfile } from '../lock-own-profile.ts'
import { ALT_MAX } from '../offer.ts'

const text = typedText.refine((words) => words.length <= ALT_MAX, {
  error: () => m.posts_picture_text_too_long({ max: ALT_MAX }),
})

/**
 * Sets or removes the cover picture of the caller's organization, or changes its text; public at once if the organization is.
 * Returns the replaced file, for the caller to delete.
 *
 * @throws AppError bad_input by field; not_found without an organization; conflict if its profile cannot be changed now;
 * forbidden for another user's file.
 */
export const updateCover = command({
  name: 'partners.update-cover',
  for: 'member',
  input: z.object({
    /** The new picture; without one, the present picture stays. */
    fileId: z.uuid().nullable().default(null),
    isRemoved: z.boolean().default(false),
    alt: text,
    /** In which `alt` is; empty: in that of its letters. */
    language: z.string().max(10).default(''),
    ...inEachLanguage({ alt: text }),
  }),
  async run({ db, input, now }): Promise<{ replaced: string | null }> {
    const { fileId, isRemoved, alt } = input
    const { id: partnerId } = await lockOwnProfile(db, { part: 'basic', seen: undefined })
    await db.updateTable('partners').set({ updatedAt: now }).where('id', '=', partnerId).execute()
    const before = await db
      .selectFrom('partnerCovers')
      .select('fileId')
      .where('partnerId', '=', partnerId)
      .executeTakeFirst()
    if (isRemoved && fileId === null) {
      await db.deleteFrom('partnerCovers').where('partnerId', '=', partnerId).execute()
      return { replaced: before?.fileId ?? null }
    }
    const shown = fileId ?? before?.fileId
    if (!shown) {
      throw new AppError('bad_input', m.registration_check_fields(), {
        fields: { image: m.partneradmin_cover_missing() },
      })
    }
    const language = languageTyped({ alt, language: input.language }, COVER_TEXTS)
    const fields = {
      ...onlyTranslated(input, COVER_TEXTS, { own: language }),
      ...notApproved(input, [input], { texts: COVER_TEXTS, own: language }),
    }
    if (Object.keys(fields).length > 0) {
      throw new AppError('bad_input', m.registration_check_fields(), { fields })
    }
    const translations = shortTranslations(input, COVER_TEXTS, language)
    const cover = { fileId: shown, alt, translations, updatedAt: now }
    await db
      .insertInto('partnerCovers')
      .values({ partnerId, ...cover })
      .onConflict((conflict) => conflict.column('partnerId').doUpdateSet(cover))
      .execute()
    return { replaced: before && before.fileId !== shown ? before.fileId : null }
  },
})

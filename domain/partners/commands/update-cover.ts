import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { lockOwnProfile } from '../lock-own-profile.ts'
import { ALT_MAX } from '../offer.ts'

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
    alt: z
      .string()
      .default('')
      .transform(sanitizeText)
      .refine((text) => text.length <= ALT_MAX, {
        error: () => m.posts_picture_text_too_long({ max: ALT_MAX }),
      }),
  }),
  async run({ db, input: { fileId, isRemoved, alt }, now }): Promise<{
    replaced: string | null
  }> {
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
    const cover = { fileId: shown, alt, updatedAt: now }
    await db
      .insertInto('partnerCovers')
      .values({ partnerId, ...cover })
      .onConflict((conflict) => conflict.column('partnerId').doUpdateSet(cover))
      .execute()
    return { replaced: before && before.fileId !== shown ? before.fileId : null }
  },
})

import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import {
  ACTIVITIES,
  AUDIENCES,
  OTHER_MAX,
  OTHER_OF,
  wordsAmong,
  type OtherField,
} from '../activity-focus.ts'
import { lockOwnProfile } from '../lock-own-profile.ts'
import { seenProfileVersion } from '../profile-versions.ts'
import { FOCUS_AREAS } from '../partner.ts'

const choicesAmong = <Word extends string>(
  words: readonly [Word, ...Word[]],
  missing: () => string,
) =>
  z
    .array(z.enum(words))
    .transform((chosen) => wordsAmong(words, chosen))
    .refine((chosen) => chosen.length > 0, { error: missing })

const other = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  .refine((text) => text.length <= OTHER_MAX, {
    error: () => m.registration_too_long({ max: OTHER_MAX }),
  })

const form = z
  .object({
    primaryFocusAreas: choicesAmong(FOCUS_AREAS, m.partneradmin_focus_missing),
    primaryRegionalFocus: choicesAmong(DISTRICTS, m.partneradmin_region_missing),
    targetAudience: choicesAmong(AUDIENCES, m.partneradmin_audience_missing),
    activities: choicesAmong(ACTIVITIES, m.partneradmin_activity_missing),
    otherFocusArea: other,
    otherTargetAudience: other,
    otherActivity: other,
    version: seenProfileVersion,
  })
  .superRefine((said, context) => {
    for (const [list, field] of Object.entries(OTHER_OF) as [keyof typeof OTHER_OF, OtherField][]) {
      if ((said[list] as string[]).includes('other') && !said[field]) {
        context.addIssue({
          code: 'custom',
          path: [field],
          message: m.partneradmin_other_missing(),
        })
      }
    }
  })

/**
 * Saves what the caller's organization works on, where, for whom and how: at least one entry of each list, and the text
 * for each 'Other'. Texts for an 'Other' that was not chosen are dropped.
 *
 * @throws AppError bad_input by list; not_found without an organization; conflict if its profile cannot be changed now,
 * or has changed since `version`.
 */
export const updateActivityFocus = command({
  name: 'partners.update-activity-focus',
  for: 'member',
  input: form,
  async run({ db, input, now }): Promise<void> {
    const { id } = await lockOwnProfile(db, { part: 'focus', seen: input.version })
    const meant = (list: keyof typeof OTHER_OF) =>
      (input[list] as string[]).includes('other') ? input[OTHER_OF[list]] : null
    await db
      .updateTable('partners')
      .set({
        focusAreas: input.primaryFocusAreas,
        regions: input.primaryRegionalFocus,
        audiences: input.targetAudience,
        activities: input.activities,
        otherFocusArea: meant('primaryFocusAreas'),
        otherAudience: meant('targetAudience'),
        otherActivity: meant('activities'),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute()
  },
})

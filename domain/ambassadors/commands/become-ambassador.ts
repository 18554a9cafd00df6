import { z } from 'zod'
import { m } from '#messages'
import { makeLink } from '#domain/ambassadors/make-link.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { ambassadorForm, bioColumns } from '../ambassador-form.ts'

/**
 * Makes the caller an ambassador: creates their page, public at once, and their link. One page per user, however often
 * it is requested.
 *
 * @throws AppError bad_input with field errors; conflict when they already have a page; forbidden for other users'
 *   files.
 */
export const becomeAmbassador = command({
  name: 'ambassadors.become-ambassador',
  for: 'member',
  feature: 'ambassadors',
  input: ambassadorForm.extend({
    logoFileId: z.uuid().nullable().default(null),
    photoFileId: z.uuid().nullable().default(null),
  }),
  async run({ db, actor, input, now }): Promise<{ id: string; code: string }> {
    const made = await db
      .insertInto('ambassadorProfiles')
      .values({
        id: newId(now),
        userId: actor.kind === 'member' ? actor.userId : '',
        ambassadorType: input.ambassadorType,
        fullName: input.fullName,
        organizationName: input.organizationName,
        ...bioColumns(input),
        logoFileId: input.logoFileId,
        photoFileId: input.photoFileId,
        contactEmail: input.contactEmail,
        isEmailPublic: input.isEmailPublic,
        mobileNumber: input.mobileNumber,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new AppError('conflict', m.becoming_already())
    const code = await makeLink(db, { ambassadorId: made.id, campaignId: null, now })
    return { id: made.id, code }
  },
})

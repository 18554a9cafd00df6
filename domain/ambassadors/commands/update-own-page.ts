import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { bioColumns } from '../ambassador-form.ts'
import { ownPageForm } from '../own-page-form.ts'
import { NETWORKS } from '../social-links.ts'

/** The change to a picture: a new file's id, `remove` or `keep`. */
const picture = z.union([z.uuid(), z.literal('remove'), z.literal('keep')]).default('keep')

/**
 * Saves the caller's page, public at once if the page is. Returns the replaced files, for the caller to discard.
 *
 * @throws AppError bad_input with field errors; not_found when the caller is not an ambassador; conflict when the page
 *   has changed since `version` was read; forbidden for files of other users or of another kind.
 */
export const updateOwnPage = command({
  name: 'ambassadors.update-own-page',
  for: 'member',
  feature: 'ambassadors',
  input: ownPageForm.extend({ version: z.coerce.number().int(), logo: picture, photo: picture }),
  async run({ db, actor, input, now }): Promise<{ replaced: string[] }> {
    const own = await db
      .selectFrom('ambassadorProfiles')
      .select(['id', 'version', 'logoFileId', 'photoFileId'])
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .forUpdate()
      .executeTakeFirst()
    if (!own) throw new AppError('not_found', m.minisite_no_page())
    if (own.version !== input.version) throw new AppError('conflict', m.minisite_overtaken())
    const logo = after(own.logoFileId, input.logo)
    const photo = after(own.photoFileId, input.photo)
    const links = NETWORKS.flatMap((network) => {
      const address = input[network]
      return address === null ? [] : [[network, address] as const]
    })
    const bio = bioColumns(input)
    await db
      .updateTable('ambassadorProfiles')
      .set({
        ambassadorType: input.ambassadorType,
        fullName: input.fullName,
        organizationName: input.organizationName,
        ...bio,
        contactEmail: input.contactEmail,
        isEmailPublic: input.isEmailPublic,
        mobileNumber: input.mobileNumber,
        socialLinks: JSON.stringify(Object.fromEntries(links)),
        logoFileId: logo,
        photoFileId: photo,
        version: own.version + 1,
        updatedAt: now,
      })
      .where('id', '=', own.id)
      .execute()
    return { replaced: [gone(own.logoFileId, logo), gone(own.photoFileId, photo)].flat() }
  },
})

function after(before: string | null, told: string): string | null {
  if (told === 'keep') return before
  return told === 'remove' ? null : told
}

function gone(before: string | null, now: string | null): string[] {
  return before === null || before === now ? [] : [before]
}

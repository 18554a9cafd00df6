import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { lockOwnProfile } from '../lock-own-profile.ts'
import { seenVersion } from '../profile-versions.ts'
import { readContact } from '../read-contact.ts'
import { CONTACT_REQUIRED, SOCIAL_NETWORKS } from '../registration.ts'

/**
 * Stores who is to be reached at the caller's organization and how, where it is found elsewhere, and whether its public
 * page says so. Social links are public in any case.
 *
 * @throws AppError bad_input beside the fields; not_found without an organization; conflict while it may not be changed,
 *   or when it has been since `version`.
 */
export const updateContact = command({
  name: 'partners.update-contact',
  for: 'member',
  input: z.object({
    values: z.partialRecord(z.enum([...CONTACT_REQUIRED, ...SOCIAL_NETWORKS]), z.string()),
    isContactPublic: z.boolean(),
    version: seenVersion,
  }),
  async run({ db, actor, input, now }): Promise<void> {
    const { id } = await lockOwnProfile(db, actor, { part: 'contact', seen: input.version })
    const { contact, problems } = readContact(input.values)
    if (!contact) {
      throw new AppError('bad_input', m.registration_check_fields(), { fields: problems })
    }
    await db
      .updateTable('partners')
      .set({
        contactPersonName: contact.contactPersonName,
        contactPersonRole: contact.contactPersonRole,
        email: contact.email,
        phone: contact.phone,
        socialLinks: JSON.stringify(contact.socialLinks),
        isContactPublic: input.isContactPublic,
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute()
  },
})

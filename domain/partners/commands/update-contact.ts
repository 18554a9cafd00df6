import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { lockOwnProfile } from '../lock-own-profile.ts'
import { seenProfileVersion } from '../profile-versions.ts'
import { readContact } from '../read-contact.ts'
import { CONTACT_REQUIRED, SOCIAL_NETWORKS } from '../registration.ts'

/**
 * Saves the contact person of the caller's organization, its social links, and whether its public page shows the
 * contact. Social links are always public.
 *
 * @throws AppError bad_input by field; not_found without an organization; conflict if its profile cannot be changed
 * now, or has changed since `version`.
 */
export const updateContact = command({
  name: 'partners.update-contact',
  for: 'member',
  input: z.object({
    values: z.partialRecord(z.enum([...CONTACT_REQUIRED, ...SOCIAL_NETWORKS]), z.string()),
    isContactPublic: z.boolean(),
    version: seenProfileVersion,
  }),
  async run({ db, input, now }): Promise<void> {
    const { id } = await lockOwnProfile(db, { part: 'contact', seen: input.version })
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

import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { refuseObstacles } from '../refuse-obstacles.ts'
import { supportSchema } from '../support-schema.ts'
import { organizationAddress } from '../organization-address.ts'
import { itemToSupport } from '../item-to-support.ts'
import { ownSupports } from '../own-supports.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { supportLabel } from '../support-words.ts'
import { isKindOpen } from '../support.ts'
import { seeSupporters } from '../mails.ts'
import { signUpPagePath } from '../sign-up-link.ts'

/**
 * Signs the caller up to support an item with anything but money; emails the organization, which answers. The name and
 * the address come from the caller's profile.
 *
 * @throws AppError not_found for an item that is not public; conflict if it is over or full, the kind is not offered,
 * the caller has already signed up, or it belongs to their own organization; closed while staff has closed its kind;
 * bad_input by field.
 */
export const supportItem = command({
  name: 'support.support-item',
  for: 'member',
  once: true,
  inTurn: ({ itemId }) => `item ${itemId}`,
  input: supportSchema,
  async run({ db, actor, input, now, notify, switches }) {
    if (!isKindOpen(input.kind, switches)) throw new AppError('closed', m.support_closed())
    const userId = actor.kind === 'member' ? actor.userId : ''
    const item = await itemToSupport(db, input.itemId, now)
    refuseObstacles(input, item, { own: await ownSupports(db, userId, item.id), now })
    const person = await db
      .selectFrom('profiles')
      .select(['fullName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()

    const id = newId(now)
    const given = {
      kind: input.kind,
      places: 'places' in input ? input.places : 1,
      amountCents: null,
    }
    const row = {
      id,
      projectEventId: item.id,
      kind: given.kind,
      userId,
      name: person.fullName,
      email: person.email,
      phone: input.phone,
      message: input.message,
      places: given.places,
      createdAt: now,
      updatedAt: now,
    }
    let status: string
    try {
      ;({ status } = await db
        .insertInto('supports')
        .values(row)
        .returning('status')
        .executeTakeFirstOrThrow())
    } catch (error) {
      throw refusedByDatabase(error, 'places' in input && input.places > 1)
    }
    await attributeSupport(db, { supportId: id, referral: input.referral })

    const told = await db
      .selectFrom('supports')
      .select(organizationAddress('supports.projectEventId').as('address'))
      .where('id', '=', id)
      .executeTakeFirst()
    const { titles, organization, organizations } = item
    await notify(() => ({
      kind: 'support.new',
      to: { email: told?.address ?? null, name: organization },
      subject: m.support_mail_new_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.support_mail_new_text({
          name: person.fullName,
          title: inPageLanguage(titles),
          what: supportLabel(given),
        }),
        m.support_mail_new_more({ name: person.fullName }),
      ],
      ...seeSupporters(item.id),
    }))
    // The organization welcomes everyone.
    if (status === 'confirmed') {
      await notify(() => ({
        kind: 'support.confirmed',
        to: { email: person.email, name: person.fullName },
        subject: m.support_mail_confirmed_subject({ title: inPageLanguage(titles) }),
        paragraphs: [
          m.support_mail_confirmed_text({
            title: inPageLanguage(titles),
            organization: inPageLanguage(organizations),
            what: supportLabel(given),
          }),
          m.support_mail_confirmed_place(),
        ],
        action: { label: m.signups_mail_open(), path: signUpPagePath(id) },
      }))
    }
    return { id, isConfirmed: status === 'confirmed' }
  },
})

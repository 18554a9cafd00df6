import { m } from '#messages'
import { hideAndShow, type Hideable } from '#domain/moderation/hide-and-show.ts'
import { textInEach } from '#platform/database/in-page-language.ts'
import { findContact } from './find-contact.ts'
import { organizationTeam } from './team-recipient.ts'

export type OfferTable = Exclude<Hideable['table'], 'ambassadorProfiles'>

/** The two staff commands that hide what an organization offers, and show it again; as `hideAndShow`. */
export function hideAndShowOffer({
  table,
  ...rest
}: Pick<Hideable, 'names' | 'path' | 'around'> & { table: OfferTable }) {
  return hideAndShow({
    ...rest,
    table,
    async findOwner(db, id) {
      const { partnerId, titles } = await db
        .selectFrom(table)
        .select(['partnerId', textInEach(table, table === 'products' ? 'name' : 'title', 'titles')])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const contact = await findContact(db, partnerId)
      return (
        contact && {
          to: { ...organizationTeam(partnerId, contact.name, 'write'), email: contact.email },
          titles,
        }
      )
    },
    words: {
      unknown: m.organizations_offer_unknown,
      alreadyHidden: m.organizations_hidden_meanwhile,
      alreadyShown: m.organizations_shown_meanwhile,
      openAction: m.organizations_mail_open,
      hidden: m.organizations_mail_hidden,
      hiddenText: m.organizations_mail_hidden_text,
      shown: m.organizations_mail_shown,
      shownText: m.organizations_mail_shown_text,
      write: m.organizations_mail_write,
    },
  })
}

import { m } from '#messages'
import { hideAndShow } from '#domain/moderation/hide-and-show.ts'
import { DASHBOARD_PATH } from '../ambassador.ts'

/**
 * Hides an ambassador's page from the public, or shows it again, and notifies the ambassador. While it is hidden its
 * links count nothing; earlier counts stay.
 */
export const { hide: hideAmbassador, show: showAmbassador } = hideAndShow({
  table: 'ambassadorProfiles',
  names: {
    hide: 'ambassadors.hide-ambassador',
    show: 'ambassadors.show-ambassador',
    subject: 'ambassador_profiles',
    mail: 'ambassadors',
  },
  async findOwner(db, id) {
    const { email, name, title } = await db
      .selectFrom('ambassadorProfiles as page')
      .innerJoin('profiles as person', 'person.id', 'page.userId')
      .select(['page.fullName as name', 'person.email', 'page.displayName as title'])
      .where('page.id', '=', id)
      .executeTakeFirstOrThrow()
    return { to: { email, name }, titles: { en: title } }
  },
  path: () => DASHBOARD_PATH,
  words: {
    unknown: m.ambassadordesk_not_found,
    alreadyHidden: m.ambassadordesk_hidden_meanwhile,
    alreadyShown: m.ambassadordesk_shown_meanwhile,
    openAction: m.becoming_to_dashboard,
    hidden: m.ambassadordesk_mail_hidden,
    hiddenText: ({ title }) => m.ambassadordesk_mail_hidden_text({ page: title }),
    shown: m.ambassadordesk_mail_shown,
    shownText: ({ title }) => m.ambassadordesk_mail_shown_text({ page: title }),
    write: m.ambassadordesk_mail_write,
  },
})

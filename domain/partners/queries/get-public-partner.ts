import { z } from 'zod'
import { m } from '#messages'
import { textShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { DISTRICTS, type District } from '#domain/project-events/place.ts'
import { answerDays } from '../answer-days.ts'
import { wordsAmong } from '../activity-focus.ts'
import {
  PARTNER_CARD_COLUMNS,
  presentPartnerCard,
  type PartnerCardData,
} from '../present-partner-card.ts'
import type { PartnerSocialLinks } from '../registration.ts'
import type { Cover } from '../cover.ts'
import { findCover } from '../find-cover.ts'
import { toPartnerSocialLinks } from '../social-links.ts'

export type PublicPartner = PartnerCardData & {
  /** The one by which the search finds its projects and events. */
  registeredName: string
  cover: Cover | null
  description: string
  mission: string
  website: string
  country: string
  yearEstablished: number
  socialLinks: PartnerSocialLinks
  /** Its other focus, in its own words. */
  otherFocusArea: string | null
  districts: District[]
  /** In how many days it usually answers; null before it has given three answers. */
  answerDays: number | null
  /** The contact, if the organization makes it public. */
  contact: { name: string; email: string; phone: string } | null
}

/** Returns an approved organization. @throws AppError not_found, also if it is not, or no longer, approved. */
export const getPublicPartner = query({
  name: 'partners.get-public-partner',
  for: 'visitor',
  input: z.object({ id: z.string() }),
  async run({ db, input }): Promise<PublicPartner> {
    const row = isId(input.id)
      ? await db
          .selectFrom('partners')
          .select(PARTNER_CARD_COLUMNS)
          .select([textShown('partners', 'description'), textShown('partners', 'mission')])
          .select(['website', 'country', 'yearEstablished'])
          .select(['socialLinks', 'otherFocusArea', 'regions'])
          .select(['publicContactName', 'publicEmail', 'publicPhone'])
          .where('id', '=', input.id)
          .where('isPublic', '=', true)
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('not_found', m.detail_partner_not_found_text())
    return {
      ...presentPartnerCard(row),
      registeredName: row.name,
      cover: await findCover(db, row.id),
      description: row.description ?? '',
      mission: row.mission ?? '',
      website: row.website,
      country: row.country,
      yearEstablished: row.yearEstablished,
      socialLinks: toPartnerSocialLinks(row.socialLinks),
      otherFocusArea: row.focusAreas.includes('other') ? row.otherFocusArea : null,
      districts: wordsAmong(DISTRICTS, row.regions),
      answerDays: await answerDays(db, { partnerId: row.id }),
      contact: presentContact(row),
    }
  },
  cacheTags: ({ input }) => [`partner:${input.id}`],
})

function presentContact(row: {
  publicContactName: string | null
  publicEmail: string | null
  publicPhone: string | null
}): PublicPartner['contact'] {
  const { publicContactName: name, publicEmail: email, publicPhone: phone } = row
  return name && email && phone ? { name, email, phone: showPhone(phone) } : null
}

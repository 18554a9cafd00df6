import { inPage, languageInPage } from '#platform/database/in-page-language.ts'
import { presentPartnerCard, type PartnerCardData } from './present-partner-card.ts'

/** The organization shown next to a public item. */
export type PartnerBeside = PartnerCardData & { website: string }

/** The columns of `partners` that it needs, joined to the item. */
export const PARTNER_BESIDE_COLUMNS = [
  'partners.id as partnerId',
  'partners.name as partnerName',
  'partners.names as partnerNames',
  () => inPage('partners', 'description').as('partnerDescription'),
  () => languageInPage('partners').as('partnerLanguage'),
  'partners.website as partnerWebsite',
  'partners.logoFileId as partnerLogo',
  'partners.focusAreas as partnerFocusAreas',
] as const

type Row = {
  partnerId: string
  partnerName: string
  partnerNames: unknown
  partnerDescription: string | null
  partnerLanguage: string
  partnerWebsite: string
  partnerLogo: string | null
  partnerFocusAreas: string[]
}

export function toPartnerSummary(row: Row): PartnerBeside {
  const card = presentPartnerCard({
    id: row.partnerId,
    name: row.partnerName,
    names: row.partnerNames,
    beginning: row.partnerDescription,
    language: row.partnerLanguage,
    logoFileId: row.partnerLogo,
    focusAreas: row.partnerFocusAreas,
  })
  return { ...card, website: row.partnerWebsite }
}

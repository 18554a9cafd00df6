import { presentPartnerCard, type PartnerCardData } from './present-partner-card.ts'

/** The organization of something public, as it stands beside it. */
export type PartnerBeside = PartnerCardData & { website: string }

/** The columns of `partners`, joined to what is shown, from which it is made. */
export const PARTNER_BESIDE_COLUMNS = [
  'partners.id as partnerId',
  'partners.name as partnerName',
  'partners.nameHebrew as partnerNameHebrew',
  'partners.description as partnerDescription',
  'partners.website as partnerWebsite',
  'partners.logoFileId as partnerLogo',
  'partners.focusAreas as partnerFocusAreas',
] as const

type Row = {
  partnerId: string
  partnerName: string
  partnerNameHebrew: string | null
  partnerDescription: string
  partnerWebsite: string
  partnerLogo: string | null
  partnerFocusAreas: string[]
}

/** The organization that was joined to a row. */
export function toPartnerSummary(row: Row): PartnerBeside {
  const card = presentPartnerCard({
    id: row.partnerId,
    name: row.partnerName,
    nameHebrew: row.partnerNameHebrew,
    beginning: row.partnerDescription,
    logoFileId: row.partnerLogo,
    focusAreas: row.partnerFocusAreas,
  })
  return { ...card, website: row.partnerWebsite }
}

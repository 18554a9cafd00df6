import { presentPartnerCard, type PartnerCard } from './present-partner-card.ts'

/** The organization of something public, as it stands beside it. */
export type PartnerBeside = PartnerCard & { website: string }

/** The columns of `partners`, joined to what is shown, from which it is made. */
export const PARTNER_BESIDE_COLUMNS = [
  'partners.id as partner_id',
  'partners.name as partner_name',
  'partners.name_hebrew as partner_name_hebrew',
  'partners.description as partner_description',
  'partners.website as partner_website',
  'partners.logo_file_id as partner_logo',
  'partners.focus_areas as partner_focus_areas',
] as const

type Row = {
  partner_id: string
  partner_name: string
  partner_name_hebrew: string | null
  partner_description: string
  partner_website: string
  partner_logo: string | null
  partner_focus_areas: string[]
}

/** The organization that was joined to a row. */
export function toPartnerSummary(row: Row): PartnerBeside {
  const card = presentPartnerCard({
    id: row.partner_id,
    name: row.partner_name,
    name_hebrew: row.partner_name_hebrew,
    beginning: row.partner_description,
    logo_file_id: row.partner_logo,
    focus_areas: row.partner_focus_areas,
  })
  return { ...card, website: row.partner_website }
}

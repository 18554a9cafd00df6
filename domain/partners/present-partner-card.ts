import { fileAddress } from '../files/file.ts'
import type { Category } from '../project-events/project-event.ts'
import { beginningShown, languageShown } from '#platform/database/in-page-language.ts'
import { BASE_LANGUAGE, pageLanguage, type Language } from '#platform/text/language.ts'
import { parseLanguage, type TextInEach } from '#platform/text/translations.ts'
import { summarize } from '../project-events/summarize.ts'
import { parseFocusArea, topicOf, type FocusArea } from './partner.ts'

/** A public organization as shown on cards and in lists. */
export type PartnerCardData = {
  id: string
  /** In the language of the page, if there is one in it. */
  name: string
  /** In another language. */
  otherName: string | null
  /** The URL of the logo, or null: then a monogram is shown. */
  logo: string | null
  /** The topic of its first focus area. */
  category: Category | null
  /** The start of the description, at most 240 characters. */
  summary: string
  /** In which the description and the mission are. */
  language: Language
  focusAreas: FocusArea[]
}

/** The columns of a card, for queries over `partners`. */
export const PARTNER_CARD_COLUMNS = [
  'partners.id',
  'partners.name',
  'partners.names',
  'partners.logoFileId',
  'partners.focusAreas',
  beginningShown('partners', 'description', 600, 'beginning'),
  languageShown('partners'),
] as const

export type PartnerRow = {
  id: string
  name: string
  /** In each of its languages, as JSON of the database. */
  names: unknown
  beginning: string | null
  language: string
  logoFileId: string | null
  focusAreas: string[]
}

/** Converts a row of `partners` to card data. */
export function presentPartnerCard(row: PartnerRow): PartnerCardData {
  const focusAreas = row.focusAreas.flatMap((word) => parseFocusArea(word) ?? [])
  const first = focusAreas.find((area) => area !== 'other')
  return {
    id: row.id,
    ...namesOf(row.name, row.names as TextInEach),
    logo: row.logoFileId === null ? null : fileAddress(row.logoFileId, 480),
    category: first ? topicOf(first) : null,
    summary: summarize(row.beginning ?? ''),
    language: parseLanguage(row.language) ?? BASE_LANGUAGE,
    focusAreas,
  }
}

/** The name in the language of the page, else the registered one; and one in another language. */
function namesOf(registered: string, names: TextInEach) {
  const name = names[pageLanguage()] ?? registered
  return { name, otherName: Object.values(names).find((one) => one !== name) ?? null }
}

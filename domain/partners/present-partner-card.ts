import { fileAddress } from '../files/file.ts'
import type { Category } from '../project-events/project-event.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { summarize } from '../project-events/summarize.ts'
import { parseFocusArea, topicOf, type FocusArea } from './partner.ts'

/** A public organization as shown on cards and in lists. */
export type PartnerCardData = {
  id: string
  /** In the language of the page, if it has one in it. */
  name: string
  /** The one in the other language. */
  otherName: string | null
  /** The URL of the logo, or null: then a monogram is shown. */
  logo: string | null
  /** The topic of its first focus area. */
  category: Category | null
  /** The start of the description, at most 240 characters. */
  summary: string
  focusAreas: FocusArea[]
}

export type PartnerRow = {
  id: string
  name: string
  nameHebrew: string | null
  beginning: string
  logoFileId: string | null
  focusAreas: string[]
}

/** Converts a row of `partners` to card data. */
export function presentPartnerCard(row: PartnerRow): PartnerCardData {
  const focusAreas = row.focusAreas.flatMap((word) => parseFocusArea(word) ?? [])
  const first = focusAreas.find((area) => area !== 'other')
  return {
    id: row.id,
    ...namesOf(row),
    logo: row.logoFileId === null ? null : fileAddress(row.logoFileId, 480),
    category: first ? topicOf(first) : null,
    summary: summarize(row.beginning),
    focusAreas,
  }
}

/** Both names of an organization, first the one in the language of the page. */
function namesOf({ name, nameHebrew }: Pick<PartnerRow, 'name' | 'nameHebrew'>) {
  if (!nameHebrew) return { name, otherName: null }
  return pageLanguage() === 'he'
    ? { name: nameHebrew, otherName: name }
    : { name, otherName: nameHebrew }
}

import { fileAddress } from '../files/file.ts'
import type { Category } from '../project-events/project-event.ts'
import { summarize } from '../project-events/summarize.ts'
import { parseFocusArea, topicOf, type FocusArea } from './partner.ts'

/** A public organization as cards and lists show it. */
export type PartnerCardData = {
  id: string
  name: string
  nameHebrew: string | null
  /** The logo's address, or null: then its monogram is shown. */
  logo: string | null
  /** The topic of its first focus area. */
  category: Category | null
  /** The description's beginning, at most 240 characters. */
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

/** A row of `partners` as cards show it. */
export function presentPartnerCard(row: PartnerRow): PartnerCardData {
  const focusAreas = row.focusAreas.flatMap((word) => parseFocusArea(word) ?? [])
  const first = focusAreas.find((area) => area !== 'other')
  return {
    id: row.id,
    name: row.name,
    nameHebrew: row.nameHebrew,
    logo: row.logoFileId === null ? null : fileAddress(row.logoFileId, 480),
    category: first ? topicOf(first) : null,
    summary: summarize(row.beginning),
    focusAreas,
  }
}

import { BASE_LANGUAGE, type Language } from '#platform/text/language.ts'
import { languageShown } from '#platform/database/in-page-language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { fileAddress } from '../files/file.ts'
import { AMBASSADOR_TYPES, type AmbassadorType } from './ambassador.ts'

/** The public columns of an ambassador, for queries over `ambassador_profiles`. */
export const SHOWN_COLUMNS = [
  'ambassadorProfiles.id',
  'ambassadorProfiles.displayName',
  languageShown('ambassadorProfiles'),
  'ambassadorProfiles.ambassadorType',
  'ambassadorProfiles.logoFileId',
  'ambassadorProfiles.photoFileId',
] as const

type ShownRow = {
  id: string
  displayName: string
  language: string
  ambassadorType: string
  logoFileId: string | null
  photoFileId: string | null
}

/** Name and pictures of an ambassador; pictures are file URLs or null. */
export type Ambassador = {
  id: string
  name: string
  /** In which their bio is shown; names are in one language. */
  language: Language
  type: AmbassadorType
  logo: string | null
  photo: string | null
}

/** Presents an ambassador for pages; `width` is the photo's width in pixels. */
export function presentAmbassador(row: ShownRow, width: 480 | 960): Ambassador {
  const { id, displayName: name, logoFileId: logo, photoFileId: photo } = row
  return {
    id,
    name,
    language: parseLanguage(row.language) ?? BASE_LANGUAGE,
    type: AMBASSADOR_TYPES.find((type) => type === row.ambassadorType) ?? 'other',
    logo: logo && fileAddress(logo, 480),
    photo: photo && fileAddress(photo, width),
  }
}

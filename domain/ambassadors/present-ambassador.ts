import { fileAddress } from '../files/file.ts'
import { AMBASSADOR_TYPES, type AmbassadorType } from './ambassador.ts'

/** What of an ambassador every visitor may read, for a query over `ambassador_profiles`. */
export const SHOWN_COLUMNS = [
  'ambassadorProfiles.id',
  'ambassadorProfiles.displayName',
  'ambassadorProfiles.ambassadorType',
  'ambassadorProfiles.logoFileId',
  'ambassadorProfiles.photoFileId',
] as const

type ShownRow = {
  id: string
  displayName: string
  ambassadorType: string
  logoFileId: string | null
  photoFileId: string | null
}

/** Who it is, with their pictures: addresses of files, or null. */
export type Ambassador = {
  id: string
  name: string
  type: AmbassadorType
  logo: string | null
  photo: string | null
}

/** An ambassador as pages show one; `width` is that of the photo, in pixels. */
export function presentAmbassador(row: ShownRow, width: 480 | 960): Ambassador {
  const { id, displayName: name, logoFileId: logo, photoFileId: photo } = row
  return {
    id,
    name,
    type: AMBASSADOR_TYPES.find((type) => type === row.ambassadorType) ?? 'other',
    logo: logo && fileAddress(logo, 480),
    photo: photo && fileAddress(photo, width),
  }
}

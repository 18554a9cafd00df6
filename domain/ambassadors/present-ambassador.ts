import { fileAddress } from '../files/file.ts'
import { AMBASSADOR_TYPES, type AmbassadorType } from './ambassador.ts'

/** What of an ambassador every visitor may read, for a query over `ambassador_profiles`. */
export const SHOWN_COLUMNS = [
  'ambassador_profiles.id',
  'ambassador_profiles.display_name',
  'ambassador_profiles.ambassador_type',
  'ambassador_profiles.logo_file_id',
  'ambassador_profiles.photo_file_id',
] as const

type ShownRow = {
  id: string
  display_name: string
  ambassador_type: string
  logo_file_id: string | null
  photo_file_id: string | null
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
  const { id, display_name: name, logo_file_id: logo, photo_file_id: photo } = row
  return {
    id,
    name,
    type: AMBASSADOR_TYPES.find((type) => type === row.ambassador_type) ?? 'other',
    logo: logo && fileAddress(logo, 480),
    photo: photo && fileAddress(photo, width),
  }
}

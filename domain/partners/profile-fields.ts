import { BASIC_FIELDS } from './registration.ts'

/** The fields of 'Basic Organizational Information', as the form names them: what is registered, and what is said besides. */
export const PARTNER_PROFILE_FIELDS = [
  ...BASIC_FIELDS,
  'physicalAddress',
  'mission',
  'description',
] as const
export type PartnerProfileField = (typeof PARTNER_PROFILE_FIELDS)[number]

/** Characters. */
export const PARTNER_ADDRESS_MAX = 300
export const MISSION_MAX = 1000
export const PARTNER_DESCRIPTION_MAX = 5000

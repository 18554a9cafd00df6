import { BASIC_FIELDS } from './registration.ts'

/** The field names of the form 'Basic Organizational Information': the registered data and the descriptions. */
export const PARTNER_PROFILE_FIELDS = [
  ...BASIC_FIELDS,
  'physicalAddress',
  'mission',
  'description',
] as const
export type PartnerProfileField = (typeof PARTNER_PROFILE_FIELDS)[number]

/** Maximum lengths in characters. */
export const PARTNER_ADDRESS_MAX = 300
export const MISSION_MAX = 1000
export const PARTNER_DESCRIPTION_MAX = 5000

import { translationInputs } from '#domain/translations/translated.ts'
import { BASIC_FIELDS } from './registration.ts'

/** The texts that an organization may have in several languages; its name apart from them. */
export const PARTNER_TEXTS = ['mission', 'description'] as const

/** The field names of the form 'Basic Organizational Information': the registered data and the descriptions. */
export const PARTNER_PROFILE_FIELDS = [
  ...BASIC_FIELDS,
  'physicalAddress',
  'language',
  ...PARTNER_TEXTS,
  ...translationInputs(PARTNER_TEXTS),
] as const
export type PartnerProfileField = (typeof PARTNER_PROFILE_FIELDS)[number]

/** Maximum lengths in characters. */
export const PARTNER_ADDRESS_MAX = 300
export const MISSION_MAX = 1000
export const PARTNER_DESCRIPTION_MAX = 5000

import type { FieldErrors } from '#platform/errors.ts'
import { readOrganization, type PartnerView } from './read-organization.ts'
import {
  PARTNER_ADDRESS_MAX,
  PARTNER_DESCRIPTION_MAX,
  MISSION_MAX,
  type PartnerProfileField,
} from './profile-fields.ts'
import { startReading } from './start-reading.ts'

/** The registered data of an organization, and its descriptions. */
export type Profile = PartnerView & {
  physicalAddress: string | null
  mission: string
  description: string
}

/** Parses the form, given the current year; `profile` is null if there are problems, one message per field. */
export function parsePartnerProfile(
  values: Partial<Record<PartnerProfileField, string>>,
  year: number,
): { profile: Profile | null; problems: FieldErrors } {
  const { organization, problems: ofOrganization } = readOrganization(values, year)
  const { optional, problems: ofWords } = startReading(values)
  const words = {
    // Reduced to one line.
    physicalAddress:
      optional('physicalAddress', PARTNER_ADDRESS_MAX).replaceAll(/\s+/g, ' ') || null,
    mission: optional('mission', MISSION_MAX),
    description: optional('description', PARTNER_DESCRIPTION_MAX),
  }
  const problems = { ...ofOrganization, ...ofWords }
  const isWhole = organization && Object.keys(problems).length === 0
  return { profile: isWhole ? { ...organization, ...words } : null, problems }
}

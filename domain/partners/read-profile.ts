import type { FieldErrors } from '#platform/errors.ts'
import { ALL_LANGUAGES, type Language } from '#platform/text/language.ts'
import { approvalInput } from '#domain/translations/translated.ts'
import { readTranslations } from '#domain/translations/translation-columns.ts'
import { readOrganization, type PartnerView } from './read-organization.ts'
import {
  PARTNER_ADDRESS_MAX,
  PARTNER_DESCRIPTION_MAX,
  MISSION_MAX,
  PARTNER_TEXTS,
  type PartnerProfileField,
} from './profile-fields.ts'
import { startReading } from './start-reading.ts'

/** The registered data of an organization, and its descriptions. */
export type Profile = PartnerView & {
  physicalAddress: string | null
  mission: string
  description: string
  /** In which the mission and the description are. */
  language: Language
  /** Both in other languages, as JSON. */
  translations: string
}

const LENGTHS = { mission: MISSION_MAX, description: PARTNER_DESCRIPTION_MAX }

/** Parses the form, given the current year; `profile` is null if there are problems, one message per field. */
export function parsePartnerProfile(
  values: Partial<Record<PartnerProfileField, string>>,
  year: number,
): { profile: Profile | null; problems: FieldErrors } {
  const { organization, problems: ofOrganization } = readOrganization(values, year)
  const { said, optional, problems: ofWords } = startReading(values)
  const texts = {
    mission: optional('mission', MISSION_MAX),
    description: optional('description', PARTNER_DESCRIPTION_MAX),
  }
  const inEach = ALL_LANGUAGES.flatMap((language) => [
    ...PARTNER_TEXTS.map((text) => {
      const input = `${text}_${language}` as const
      return [input, optional(input, LENGTHS[text])]
    }),
    [approvalInput(language), said(approvalInput(language))],
  ])
  const { problems: ofTranslations, ...languages } = readTranslations(
    { language: said('language'), ...texts, ...Object.fromEntries(inEach) },
    PARTNER_TEXTS,
  )
  const words = {
    // Reduced to one line.
    physicalAddress:
      optional('physicalAddress', PARTNER_ADDRESS_MAX).replaceAll(/\s+/g, ' ') || null,
    ...texts,
    ...languages,
  }
  const problems = { ...ofOrganization, ...ofTranslations, ...ofWords }
  const isWhole = organization && Object.keys(problems).length === 0
  return { profile: isWhole ? { ...organization, ...words } : null, problems }
}

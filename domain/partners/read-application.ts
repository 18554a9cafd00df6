import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'
import { readContact, type Contact } from './read-contact.ts'
import { readOrganization, type PartnerView } from './read-organization.ts'
import { CONSENTS, type RegistrationValues } from './registration.ts'
import { startReading } from './start-reading.ts'

/** A complete registration. The three consents are given; otherwise it would not parse. */
export type Application = PartnerView & Contact

/** Parses the form, given the current year; `application` is null if there are problems, one message per field. */
export function readApplication(
  values: RegistrationValues,
  year: number,
): { application: Application | null; problems: FieldErrors } {
  const { organization, problems: ofOrganization } = readOrganization(values, year)
  const { contact, problems: ofContact } = readContact(values)
  const { said, refuse, problems: ofConsents } = startReading(values)
  for (const consent of CONSENTS) {
    if (!said(consent)) refuse(consent, m.registration_consent_missing())
  }
  const problems = { ...ofOrganization, ...ofContact, ...ofConsents }
  const isWhole = organization && contact && Object.keys(problems).length === 0
  return { application: isWhole ? { ...organization, ...contact } : null, problems }
}

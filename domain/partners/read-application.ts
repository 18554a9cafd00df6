import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'
import { readContact, type Contact } from './read-contact.ts'
import { readOrganization, type PartnerView } from './read-organization.ts'
import { CONSENTS, type RegistrationValues } from './registration.ts'
import { startReading } from './start-reading.ts'

/** A registration that is whole. The three consents are given, or there would be none. */
export type Application = PartnerView & Contact

/** Reads what was typed, `year` being the present one; `application` is null while there are problems, a sentence a field. */
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

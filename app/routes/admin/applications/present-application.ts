import type { getApplication } from '#domain/partners/queries/get-application.ts'
import { DOCUMENT_KINDS, REQUIRED_DOCUMENTS } from '#domain/partners/partner.ts'
import {
  parseCharitableStatus,
  parseCountry,
  charitableStatusLabel,
  countryLabel,
  documentLabel,
  organizationTypeLabel,
  otherNameLabel,
} from '#domain/partners/partner-words.ts'
import { NAME_LANGUAGES } from '#domain/partners/registration.ts'
import { m } from '#messages'
import type { ApplicationDocument } from './documents.tsx'

type Application = Awaited<ReturnType<typeof getApplication>>

export type ApplicationFact = { label: string; value: string; href?: string }

type Told = Pick<
  Application,
  | 'otherNames'
  | 'website'
  | 'country'
  | 'organizationType'
  | 'registrationNumber'
  | 'yearEstablished'
  | 'charitableStatus'
  | 'contactPersonName'
  | 'contactPersonRole'
  | 'email'
  | 'phone'
  | 'socialLinks'
>

/** Presents an organization's own details as facts, followed by further facts. */
export function presentFacts(
  application: Told,
  more: readonly ApplicationFact[],
): ApplicationFact[] {
  const charitable = parseCharitableStatus(application.charitableStatus)
  return [
    ...NAME_LANGUAGES.map((language) => ({
      label: otherNameLabel(language),
      value: application.otherNames[language] ?? '',
    })),
    webLink(m.forms_website(), application.website),
    { label: m.forms_country(), value: describeCountry(application.country) },
    { label: m.partneradmin_type(), value: describeType(application) },
    { label: m.partneradmin_number(), value: application.registrationNumber },
    { label: m.partneradmin_year(), value: String(application.yearEstablished) },
    {
      label: m.partneradmin_charitable(),
      value: charitable ? charitableStatusLabel(charitable) : application.charitableStatus,
    },
    {
      label: m.moderation_contact(),
      value: [application.contactPersonName, application.contactPersonRole]
        .filter(Boolean)
        .join(', '),
    },
    {
      label: m.forms_email(),
      value: application.email,
      href: `mailto:${application.email}`,
    },
    { label: m.forms_phone(), value: application.phone },
    ...Object.entries(Object(application.socialLinks))
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
      .map(([network, address]) => webLink(network, address)),
    ...more,
  ].filter(({ value }) => value !== '')
}

/** Presents the applicant. */
export function applicantFact({ applicant }: Pick<Application, 'applicant'>): ApplicationFact {
  return {
    label: m.moderation_applicant(),
    value: applicant ? `${applicant.name}, ${applicant.email}` : m.moderation_someone(),
  }
}

/** Presents every kind of document, uploaded or not. */
export function presentDocuments(
  application: Pick<Application, 'documents'>,
): ApplicationDocument[] {
  return DOCUMENT_KINDS.map((kind) => {
    const found = application.documents.find((document) => document.kind === kind)
    return {
      kind,
      label: documentLabel(kind),
      isRequired: REQUIRED_DOCUMENTS.includes(kind),
      file: found
        ? {
            id: found.fileId,
            name: found.name,
            bytes: found.bytes,
            uploadedAt: found.uploadedAt.toISOString(),
          }
        : null,
    }
  })
}

/** Links only to http(s) URLs, because users can type anything. */
function webLink(label: string, address: string): ApplicationFact {
  return /^https?:\/\//i.test(address)
    ? { label, value: address, href: address }
    : { label, value: address }
}

/** Returns the country's name, or the text that was entered. */
export function describeCountry(word: string): string {
  const country = parseCountry(word)
  return country ? countryLabel(country) : word
}

/** Returns the label of an organization's legal form. */
export function describeType(of: { country: string; organizationType: string }): string {
  const country = parseCountry(of.country)
  return country ? organizationTypeLabel(country, of.organizationType) : of.organizationType
}

import { m } from '#messages'
import {
  CHARITABLE_STATUSES,
  PARTNER_COUNTRIES,
  DOCUMENT_KINDS,
  organizationTypes,
  type CharitableStatus,
  type PartnerCountry,
  type DocumentKind,
  type PartnerStatus,
} from './partner.ts'
import type { NameLanguage } from './registration.ts'

const countries: Record<PartnerCountry, () => string> = {
  israel: m.partners_country_israel,
  'united-states': m.partners_country_united_states,
  canada: m.partners_country_canada,
  'united-kingdom': m.partners_country_united_kingdom,
  france: m.partners_country_france,
  germany: m.partners_country_germany,
  australia: m.partners_country_australia,
  other: m.partners_country_other,
}

const inIsrael: Record<string, () => string> = {
  'nonprofit-association': m.partners_type_nonprofit_association,
  'public-benefit-company': m.partners_type_public_benefit_company,
  'limited-company': m.partners_type_limited_company,
  'registered-partnership': m.partners_type_registered_partnership,
  'public-company': m.partners_type_public_company,
  'licensed-dealer': m.partners_type_licensed_dealer,
  'exempt-dealer': m.partners_type_exempt_dealer,
  'foreign-charity-branch': m.partners_type_foreign_charity_branch,
  'foreign-company-branch': m.partners_type_foreign_company_branch,
  other: m.partners_type_israel_other,
}

const abroad: Record<string, () => string> = {
  '501c3': m.partners_type_501c3,
  '501c4': m.partners_type_501c4,
  corporation: m.partners_type_corporation,
  llc: m.partners_type_llc,
  nonprofit: m.partners_type_nonprofit,
  partnership: m.partners_type_partnership,
  other: m.partners_type_other,
}

const charitable: Record<CharitableStatus, () => string> = {
  yes: m.forms_yes,
  no: m.forms_no,
  'in-progress': m.partners_charitable_in_progress,
}

const statuses: Record<PartnerStatus, () => string> = {
  pending: m.partners_status_pending,
  changes_asked: m.partners_status_changes_asked,
  approved: m.partners_status_approved,
  rejected: m.partners_status_rejected,
  suspended: m.partners_status_suspended,
}

const documents: Record<DocumentKind, () => string> = {
  'registration-certificate': m.partners_document_registration,
  'good-standing-certificate': m.partners_document_good_standing,
  'tax-exempt-certificate': m.partners_document_tax_exempt,
}

const otherNames: Record<NameLanguage, () => string> = { he: m.registration_name_hebrew }

/** The label of an organization's name in a language besides the first one. */
export function otherNameLabel(language: NameLanguage): string {
  return otherNames[language]()
}

export function countryLabel(country: PartnerCountry): string {
  return countries[country]()
}

/** The name of a legal form, bilingual in Israel; the value itself if that country has no such form. */
export function organizationTypeLabel(country: PartnerCountry, type: string): string {
  if (!organizationTypes(country).includes(type)) return type
  return (country === 'israel' ? inIsrael : abroad)[type]?.() ?? type
}

export function charitableStatusLabel(status: CharitableStatus): string {
  return charitable[status]()
}

export function partnerStatusLabel(status: PartnerStatus): string {
  return statuses[status]()
}

export function documentLabel(kind: DocumentKind): string {
  return documents[kind]()
}

/** Parses a country from a form or the database, or null. */
export function parseCountry(word: string | null | undefined): PartnerCountry | null {
  return PARTNER_COUNTRIES.find((country) => country === word) ?? null
}

/** Parses a charitable status from a form or the database, or null. */
export function parseCharitableStatus(word: string | null | undefined): CharitableStatus | null {
  return CHARITABLE_STATUSES.find((status) => status === word) ?? null
}

/** Parses a document kind from a form or the database, or null. */
export function parseDocumentKind(word: string | null | undefined): DocumentKind | null {
  return DOCUMENT_KINDS.find((kind) => kind === word) ?? null
}

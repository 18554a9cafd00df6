import { ALL_LANGUAGES, type Language } from '#platform/text/language.ts'
import type { PartnerCountry } from './partner.ts'

/** The languages in which an organization may have a name besides English. */
export type NameLanguage = Exclude<Language, 'en'>
export const NAME_LANGUAGES = ALL_LANGUAGES.filter(
  (language): language is NameLanguage => language !== 'en',
)

/** The field of the name in a language. */
export function nameField<In extends NameLanguage>(language: In): `name_${In}` {
  return `name_${language}`
}

/** The field names of the step 'Organization Info'. */
export const BASIC_FIELDS = [
  'name',
  ...NAME_LANGUAGES.map(nameField),
  'website',
  'registrationNumber',
  'yearEstablished',
  'country',
  'organizationType',
  'charitableStatus',
] as const
export type BasicField = (typeof BASIC_FIELDS)[number]

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
export type PartnerSocialLinks = Partial<Record<SocialNetwork, string>>

/** The required fields of the step 'Contact & Consent'. */
export const CONTACT_REQUIRED = [
  'contactPersonName',
  'contactPersonRole',
  'email',
  'phone',
] as const
export type ContactField = (typeof CONTACT_REQUIRED)[number] | SocialNetwork

export const CONSENTS = [
  'consentAuthorizedRepresentative',
  'consentTerms',
  'consentContact',
] as const

export const CONTACT_FIELDS = [...CONTACT_REQUIRED, ...SOCIAL_NETWORKS, ...CONSENTS] as const

export const REGISTRATION_FIELDS = [...BASIC_FIELDS, ...CONTACT_FIELDS] as const
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number]

/** The typed values of a registration. A given consent is any non-empty text. */
export type RegistrationValues = Partial<Record<RegistrationField, string>>

/** The maximum length of a field in a draft; an application has lower limits. */
export const DRAFT_TEXT_MAX = 2000

export type ContactRequirement = (typeof CONTACT_REQUIRED)[number] | (typeof CONSENTS)[number]

/** The required fields of the contact step that are empty, in order; the server validates the values. */
export function missingInContact(values: RegistrationValues): ContactRequirement[] {
  return [...CONTACT_REQUIRED, ...CONSENTS].filter((field) => !values[field]?.trim())
}

/** Groups of countries with the same legal forms, so that all lists fit in one field. */
export const FORM_FAMILIES = ['israel', 'united-states', 'elsewhere'] as const
export type FormFamily = (typeof FORM_FAMILIES)[number]

export function formFamily(country: PartnerCountry): FormFamily {
  return country === 'israel' || country === 'united-states' ? country : 'elsewhere'
}

/** The form value of a legal form. Two lists can have the same one, so it includes the list. */
export function formValue(family: FormFamily, type: string): string {
  return `${family}/${type}`
}

/** Extracts the legal form from a `formValue`; a bare value is unchanged. */
export function formOf(value: string): string {
  return value.slice(value.indexOf('/') + 1)
}

import type { PartnerCountry } from './partner.ts'

/** The fields of 'Organization Info', as the form names them. */
export const BASIC_FIELDS = [
  'name',
  'nameHebrew',
  'website',
  'registrationNumber',
  'country',
  'organizationType',
  'yearEstablished',
  'charitableStatus',
] as const
export type BasicField = (typeof BASIC_FIELDS)[number]

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
export type PartnerSocialLinks = Partial<Record<SocialNetwork, string>>

/** The fields of 'Contact & Consent' that must be filled in. */
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

/** What has been typed of a registration. A consent that is given is a text like any other, one that is not is empty. */
export type RegistrationValues = Partial<Record<RegistrationField, string>>

/** Characters that any field of a draft may hold; what a field of an application may hold is less. */
export const DRAFT_TEXT_MAX = 2000

/** True once everything of the contact step that is asked for is there; whether it is right, the server says. */
export function isContactComplete(values: RegistrationValues): boolean {
  return [...CONTACT_REQUIRED, ...CONSENTS].every((field) => values[field]?.trim())
}

/** The countries that share a list of legal forms, so that all lists can stand in one field. */
export const FORM_FAMILIES = ['israel', 'united-states', 'elsewhere'] as const
export type FormFamily = (typeof FORM_FAMILIES)[number]

/** The list of legal forms that is a country's. */
export function formFamily(country: PartnerCountry): FormFamily {
  return country === 'israel' || country === 'united-states' ? country : 'elsewhere'
}

/** A legal form as the form's field says it. Two lists may have the same word, so that it names its list too. */
export function formValue(family: FormFamily, type: string): string {
  return `${family}/${type}`
}

/** The legal form's own word of what `formValue` gave; a bare word stays as it is. */
export function formOf(value: string): string {
  return value.slice(value.indexOf('/') + 1)
}

import { translationValues } from '#domain/translations/translation-columns.ts'
import type { OwnPartner } from './queries/find-own-partner.ts'
import { formFamily, formValue, type RegistrationValues } from './registration.ts'

/** The registered data and the contact, as form values. */
export function valuesOfPartner(own: OwnPartner): RegistrationValues {
  return {
    name: own.name,
    ...Object.fromEntries(
      Object.entries(own.otherNames).map(([language, name]) => [`name_${language}`, name]),
    ),
    website: own.website,
    registrationNumber: own.registrationNumber,
    country: own.country,
    organizationType: formValue(formFamily(own.country), own.organizationType),
    yearEstablished: String(own.yearEstablished),
    charitableStatus: own.charitableStatus,
    contactPersonName: own.contactPersonName,
    contactPersonRole: own.contactPersonRole,
    email: own.email,
    phone: own.phone,
    ...own.socialLinks,
  }
}

/** The same with the descriptions. */
export function valuesOfProfile(own: OwnPartner) {
  return {
    ...valuesOfPartner(own),
    physicalAddress: own.physicalAddress ?? '',
    mission: own.mission,
    description: own.description,
    ...translationValues(own.language, own.translations),
  }
}

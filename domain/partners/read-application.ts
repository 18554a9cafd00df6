import { z } from 'zod'
import { m } from '#messages'
import type { FieldProblems } from '#platform/errors.ts'
import { FIRST_YEAR, organizationTypes, type CharitableStatus, type Country } from './partner.ts'
import { asCharitableStatus, asCountry, countryLabel } from './partner-words.ts'
import {
  CONSENTS,
  formOf,
  SOCIAL_NETWORKS,
  type RegistrationField,
  type RegistrationValues,
  type SocialLinks,
} from './registration.ts'
import { readWebAddress } from './web-address.ts'

/** A registration that is whole. The three consents are given, or there would be none. */
export type Application = {
  name: string
  nameHebrew: string | null
  website: string
  registrationNumber: string
  country: Country
  organizationType: string
  yearEstablished: number
  charitableStatus: CharitableStatus
  contactPersonName: string
  contactPersonRole: string
  email: string
  phone: string
  socialLinks: SocialLinks
}

const NAME_MAX = 200
const TEXT_MAX = 120
const EMAIL_MAX = 254

/** Reads what was typed, `year` being the present one; `application` is null while there are problems, a sentence a field. */
export function readApplication(
  values: RegistrationValues,
  year: number,
): { application: Application | null; problems: FieldProblems } {
  const problems: FieldProblems = {}
  const refuse = (field: RegistrationField, sentence: string) => {
    problems[field] ??= sentence
    return null
  }
  const said = (field: RegistrationField) =>
    (values[field] ?? '').toWellFormed().replaceAll('\u0000', '').trim()
  const text = (field: RegistrationField, missing: string, max = TEXT_MAX) => {
    const words = said(field)
    if (!words) return refuse(field, missing)
    return words.length > max ? refuse(field, m.registration_too_long({ max })) : words
  }

  const country = asCountry(said('country'))
  const hebrew = said('nameHebrew')
  const socialLinks: SocialLinks = {}
  for (const network of SOCIAL_NETWORKS) {
    if (!said(network)) continue
    const address = readWebAddress(said(network))
    if (address) socialLinks[network] = address
    else refuse(network, m.registration_social_invalid())
  }
  const read = {
    name: text('name', m.registration_name_missing(), NAME_MAX),
    website: readWebAddress(said('website')) ?? refuse('website', m.registration_website_invalid()),
    registrationNumber: text('registrationNumber', m.registration_number_missing()),
    country: country ?? refuse('country', m.registration_country_missing()),
    organizationType: readForm(country, formOf(said('organizationType')), refuse),
    yearEstablished: readYear(said('yearEstablished'), year, refuse),
    charitableStatus:
      asCharitableStatus(said('charitableStatus')) ??
      refuse('charitableStatus', m.registration_charitable_missing()),
    contactPersonName: text('contactPersonName', m.registration_contact_name_missing()),
    contactPersonRole: text('contactPersonRole', m.registration_contact_role_missing()),
    email: isEmail(said('email')) ? said('email') : refuse('email', m.registration_email_invalid()),
    phone: isPhone(said('phone')) ? said('phone') : refuse('phone', m.registration_phone_invalid()),
  }
  if (hebrew.length > NAME_MAX) refuse('nameHebrew', m.registration_too_long({ max: NAME_MAX }))
  for (const consent of CONSENTS) {
    if (!said(consent)) refuse(consent, m.registration_consent_missing())
  }
  if (Object.keys(problems).length > 0) return { application: null, problems }
  return {
    application: { ...(read as Application), nameHebrew: hebrew || null, socialLinks },
    problems,
  }
}

type Refuse = (field: RegistrationField, sentence: string) => null

/** The legal form must be one of the country's. */
function readForm(country: Country | null, form: string, refuse: Refuse): string | null {
  if (!form) return refuse('organizationType', m.registration_type_missing())
  if (!country || organizationTypes(country).includes(form)) return form
  return refuse(
    'organizationType',
    m.registration_type_elsewhere({ country: countryLabel(country) }),
  )
}

function readYear(text: string, last: number, refuse: Refuse): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  if (year >= FIRST_YEAR && year <= last) return year
  return refuse('yearEstablished', m.registration_year_invalid({ first: FIRST_YEAR, last }))
}

function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && z.email().safeParse(text).success
}

/** Digits as people write them, with signs between; five at least. */
function isPhone(text: string): boolean {
  return /^[+\d\s()./*#-]{5,40}$/.test(text) && text.replaceAll(/\D/g, '').length >= 5
}

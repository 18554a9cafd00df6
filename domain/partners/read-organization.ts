import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import {
  FIRST_YEAR,
  organizationTypes,
  type CharitableStatus,
  type PartnerCountry,
} from './partner.ts'
import { parseCharitableStatus, parseCountry, countryLabel } from './partner-words.ts'
import { formOf, nameField, NAME_LANGUAGES, type BasicField } from './registration.ts'
import { startReading, type Reading } from './start-reading.ts'
import { readWebAddress } from './web-address.ts'

/** The registered data of an organization. */
export type PartnerView = {
  name: string
  /** Its name in other languages. */
  otherNames: TextInEach
  website: string
  registrationNumber: string
  country: PartnerCountry
  organizationType: string
  yearEstablished: number
  charitableStatus: CharitableStatus
}

const NAME_MAX = 200

/** Parses the form, given the current year; `organization` is null if there are problems, one message per field. */
export function readOrganization(
  values: Partial<Record<BasicField, string>>,
  year: number,
): { organization: PartnerView | null; problems: FieldErrors } {
  const reading = startReading(values)
  const { problems, said, refuse, text } = reading
  const country = parseCountry(said('country'))
  const read = {
    name: text('name', m.registration_name_missing(), NAME_MAX),
    otherNames: readOtherNames(reading),
    website: readWebAddress(said('website')) ?? refuse('website', m.registration_website_invalid()),
    registrationNumber: text('registrationNumber', m.registration_number_missing()),
    country: country ?? refuse('country', m.registration_country_missing()),
    organizationType: readForm(reading, country),
    yearEstablished: readYear(reading, year),
    charitableStatus:
      parseCharitableStatus(said('charitableStatus')) ??
      refuse('charitableStatus', m.registration_charitable_missing()),
  }
  const isWhole = Object.keys(problems).length === 0
  return { organization: isWhole ? (read as PartnerView) : null, problems }
}

function readOtherNames({ optional }: Reading<BasicField>): TextInEach {
  const names: TextInEach = {}
  for (const language of NAME_LANGUAGES) {
    const name = optional(nameField(language), NAME_MAX)
    if (name) names[language] = name
  }
  return names
}

/** The legal form must be one of the country's. */
function readForm(
  { said, refuse }: Reading<BasicField>,
  country: PartnerCountry | null,
): string | null {
  const form = formOf(said('organizationType'))
  if (!form) return refuse('organizationType', m.registration_type_missing())
  if (!country || organizationTypes(country).includes(form)) return form
  return refuse(
    'organizationType',
    m.registration_type_elsewhere({ country: countryLabel(country) }),
  )
}

function readYear({ said, refuse }: Reading<BasicField>, last: number): number | null {
  const typed = said('yearEstablished')
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0
  if (year >= FIRST_YEAR && year <= last) return year
  return refuse('yearEstablished', m.registration_year_invalid({ first: FIRST_YEAR, last }))
}

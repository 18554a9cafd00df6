import { useEffect, useRef, useState } from 'react'
import {
  CHARITABLE_STATUSES,
  PARTNER_COUNTRIES,
  FIRST_YEAR,
  organizationTypes,
} from '#domain/partners/partner.ts'
import {
  charitableStatusLabel,
  countryLabel,
  parseCountry,
  organizationTypeLabel,
  otherNameLabel,
} from '#domain/partners/partner-words.ts'
import {
  type BasicField,
  FORM_FAMILIES,
  formFamily,
  formValue,
  NAME_LANGUAGES,
  nameField,
  type FormFamily,
} from '#domain/partners/registration.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { useHydrated } from '#app/ui/alive.ts'

type TypeFieldProps = {
  id: string
  name: string
  /** The code of the selected country; empty if none. */
  country: string
  defaultValue: string | undefined
  error: string | undefined
}

const names: Record<FormFamily, () => string> = {
  israel: m.partners_country_israel,
  'united-states': m.partners_country_united_states,
  elsewhere: m.registration_elsewhere,
}

type BasicFieldsProps = {
  values: Partial<Record<BasicField, string>>
  errors: Record<string, string>
  /** The current year, the latest allowed year of establishment. */
  year: number
}

/** The organization's registration details; must be inside a `group/form`. */
export function BasicFields({ values, errors, year }: BasicFieldsProps) {
  const [country, setCountry] = useState(values.country ?? '')
  const countryBox = useRef<HTMLSelectElement>(null)
  // The choice may have been made before hydration.
  useEffect(() => setCountry(countryBox.current?.value ?? ''), [])
  const text = (field: BasicField) => ({
    id: field,
    name: field,
    defaultValue: values[field],
    error: errors[field],
  })
  return (
    <>
      <TextField
        {...text('name')}
        label={m.registration_name()}
        autoComplete="organization"
        required
      />
      {NAME_LANGUAGES.map((language) => (
        <TextField
          key={language}
          {...text(nameField(language))}
          label={otherNameLabel(language)}
          lang={language}
          help={m.registration_name_help({ language: format.languageName(language) })}
        />
      ))}
      <TextField
        {...text('website')}
        type="url"
        label={m.registration_website()}
        placeholder="https://example.org"
        autoComplete="url"
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...text('registrationNumber')} label={m.registration_number()} required />
        <TextField
          {...text('yearEstablished')}
          type="number"
          inputMode="numeric"
          min={FIRST_YEAR}
          max={year}
          label={m.registration_year()}
          help={m.registration_year_help({ first: FIRST_YEAR, last: year })}
          required
        />
      </div>
      <SelectField
        {...text('country')}
        label={m.registration_country()}
        autoComplete="off"
        ref={countryBox}
        onChange={(event) => setCountry(event.currentTarget.value)}
        required
        none={m.registration_choose_country()}
      >
        {PARTNER_COUNTRIES.map((one) => (
          <option key={one} value={one}>
            {countryLabel(one)}
          </option>
        ))}
      </SelectField>
      <TypeField country={country} {...text('organizationType')} />
      <SelectField
        {...text('charitableStatus')}
        label={m.registration_charitable()}
        required
        none={m.registration_choose()}
      >
        {CHARITABLE_STATUSES.map((one) => (
          <option key={one} value={one}>
            {charitableStatusLabel(one)}
          </option>
        ))}
      </SelectField>
      <ApprovalNote />
    </>
  )
}

/**
 * Visible while Israel and a charitable status are selected. Uses CSS so that it works without scripts; must be
 * inside a `group/form`.
 */
function ApprovalNote() {
  return (
    <Banner
      className="hidden group-has-[#country_option[value=israel]:checked]/form:group-has-[#charitableStatus_option[value=yes]:checked]/form:flex"
      title={m.registration_46a_title()}
    >
      {m.registration_46a_text()}
    </Banner>
  )
}

/**
 * The legal form: options for the selected country with scripts, otherwise all options in groups. Groups keep their
 * position when others are removed, so that the browser keeps the selection.
 */
function TypeField({ country, ...field }: TypeFieldProps) {
  const alive = useHydrated()
  const chosen = parseCountry(country)
  const families = FORM_FAMILIES.filter(
    (family) => !alive || !chosen || family === formFamily(chosen),
  )
  return (
    <SelectField
      {...field}
      label={m.registration_type()}
      help={alive ? undefined : m.registration_type_help()}
      required
      none={m.registration_choose_type()}
    >
      {families.map((family) => {
        const sample = PARTNER_COUNTRIES.find((one) => formFamily(one) === family)!
        return (
          <optgroup key={family} label={names[family]()}>
            {organizationTypes(sample).map((type) => (
              <option key={type} value={formValue(family, type)}>
                {organizationTypeLabel(sample, type)}
              </option>
            ))}
          </optgroup>
        )
      })}
    </SelectField>
  )
}

import { useEffect, useRef, useState } from 'react'
import { CHARITABLE_STATUSES, PARTNER_COUNTRIES, FIRST_YEAR } from '#domain/partners/partner.ts'
import { charitableStatusLabel, countryLabel } from '#domain/partners/partner-words.ts'
import type { BasicField } from '#domain/partners/registration.ts'
import { m } from '#messages'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ApprovalNote } from './approval-note.tsx'
import { TypeField } from './type-field.tsx'

type BasicFieldsProps = {
  values: Partial<Record<BasicField, string>>
  errors: Record<string, string>
  /** The present one, the last that an organization can have been established in. */
  year: number
}

/** What an organization is registered as; in a form that is `group/form`. */
export function BasicFields({ values, errors, year }: BasicFieldsProps) {
  const [country, setCountry] = useState(values.country ?? '')
  const countryBox = useRef<HTMLSelectElement>(null)
  // What was chosen before the page came alive.
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
      <TextField
        {...text('nameHebrew')}
        label={m.registration_name_hebrew()}
        lang="he"
        help={m.registration_optional()}
      />
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

import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { CHARITABLE_STATUSES, COUNTRIES, FIRST_YEAR } from '#domain/partners/partner.ts'
import { charitableStatusLabel, countryLabel } from '#domain/partners/partner-words.ts'
import { BASIC_FIELDS, type RegistrationValues } from '#domain/partners/registration.ts'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { stepAddress } from '../steps.ts'
import { ApprovalNote } from './approval-note.tsx'
import { RefusalNotice, type Refusal } from './refusal-notice.tsx'
import { StepFrame } from './step-frame.tsx'
import { TypeField } from './type-field.tsx'

type BasicStepProps = {
  values: RegistrationValues
  year: number
  /** What the server found wrong when the whole was submitted. */
  problems: Record<string, string>
  refusal: Refusal | null
  refused: Problems | undefined
}

export function BasicStep({ values: known, year, problems, refusal, refused }: BasicStepProps) {
  const values: RegistrationValues = refused?.values ?? known
  const errors = refused?.fields ?? problems
  const [country, setCountry] = useState(values.country ?? '')
  const countryBox = useRef<HTMLSelectElement>(null)
  // What was chosen before the page came alive.
  useEffect(() => setCountry(countryBox.current?.value ?? ''), [])
  const { state } = useNavigation()
  const text = (field: (typeof BASIC_FIELDS)[number]) => ({
    id: field,
    name: field,
    defaultValue: values[field],
    error: errors[field],
  })
  const listed = BASIC_FIELDS.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field, message }] : []
  })
  return (
    <StepFrame at="basic">
      <RefusalNotice refusal={refusal} />
      <Form
        method="post"
        action={stepAddress('basic')}
        noValidate
        className="group/form flex flex-col gap-6"
      >
        <ErrorSummary problems={listed} />
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
        >
          <option value="">{m.registration_choose_country()}</option>
          {COUNTRIES.map((one) => (
            <option key={one} value={one}>
              {countryLabel(one)}
            </option>
          ))}
        </SelectField>
        <TypeField country={country} {...text('organizationType')} />
        <SelectField {...text('charitableStatus')} label={m.registration_charitable()} required>
          <option value="">{m.registration_choose()}</option>
          {CHARITABLE_STATUSES.map((one) => (
            <option key={one} value={one}>
              {charitableStatusLabel(one)}
            </option>
          ))}
        </SelectField>
        <ApprovalNote />
        <div className="flex justify-end border-t border-line pt-6">
          <Button type="submit" size="large" pending={state === 'submitting'}>
            {m.registration_continue()}
          </Button>
        </div>
      </Form>
    </StepFrame>
  )
}

import { PARTNER_COUNTRIES, organizationTypes } from '#domain/partners/partner.ts'
import { parseCountry, organizationTypeLabel } from '#domain/partners/partner-words.ts'
import {
  FORM_FAMILIES,
  formFamily,
  formValue,
  type FormFamily,
} from '#domain/partners/registration.ts'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { SelectField } from '#app/ui/select-field.tsx'

type TypeFieldProps = {
  id: string
  name: string
  /** The word of the country that is chosen; empty while none is. */
  country: string
  defaultValue: string | undefined
  error: string | undefined
}

const names: Record<FormFamily, () => string> = {
  israel: m.partners_country_israel,
  'united-states': m.partners_country_united_states,
  elsewhere: m.registration_elsewhere,
}

/**
 * The legal form: of the chosen country once scripts can follow the choice, else of all, in groups. The groups keep
 * their place when others go, so that the browser keeps what was chosen in them.
 */
export function TypeField({ country, ...field }: TypeFieldProps) {
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

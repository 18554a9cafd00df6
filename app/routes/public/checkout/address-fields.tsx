import { CITY_MAX, POSTAL_CODE_MAX, STATE_MAX, STREET_MAX } from '#domain/orders/order.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FieldGroup } from './field-group.tsx'
import type { BuyerValues } from './person-fields.tsx'

type AddressFieldsProps = {
  person: BuyerValues
  countries: readonly { code: string; name: string }[]
  problems: FormErrors | undefined
}

/** The shipping address, in the order used on envelopes. */
export function AddressFields({ person, countries, problems }: AddressFieldsProps) {
  return (
    <FieldGroup title={m.checkout_where()}>
      <TextField
        {...keptField(problems, 'street', person?.street)}
        id="checkout-street"
        autoComplete="street-address"
        maxLength={STREET_MAX}
        label={m.forms_street()}
        className="sm:col-span-2"
        required
      />
      <TextField
        {...keptField(problems, 'city', person?.city)}
        id="checkout-city"
        autoComplete="address-level2"
        maxLength={CITY_MAX}
        label={m.forms_city()}
        required
      />
      <TextField
        {...keptField(problems, 'state', person?.state)}
        id="checkout-state"
        autoComplete="address-level1"
        maxLength={STATE_MAX}
        label={m.forms_state_or_province()}
      />
      <TextField
        {...keptField(problems, 'postalCode', person?.postalCode)}
        id="checkout-postalCode"
        autoComplete="postal-code"
        maxLength={POSTAL_CODE_MAX}
        label={m.forms_postal_code()}
      />
      <SelectField
        {...keptField(problems, 'country', person?.country ?? '')}
        id="checkout-country"
        autoComplete="country"
        label={m.forms_country()}
        required
        none={m.checkout_country_choose()}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}

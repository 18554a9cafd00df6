import { CITY_MAX, POSTAL_CODE_MAX, STATE_MAX, STREET_MAX } from '#domain/orders/order.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FieldGroup } from './field-group.tsx'
import type { Person } from './person-fields.tsx'

type AddressFieldsProps = {
  person: Person
  countries: readonly { code: string; name: string }[]
  problems: FormErrors | undefined
}

/** The shipping address, in the order used on envelopes. */
export function AddressFields({ person, countries, problems }: AddressFieldsProps) {
  return (
    <FieldGroup title={m.checkout_where()}>
      <TextField
        id="checkout-street"
        name="street"
        autoComplete="street-address"
        maxLength={STREET_MAX}
        label={m.checkout_street()}
        defaultValue={problems?.values['street'] ?? person?.street}
        error={problems?.fields['street']}
        className="sm:col-span-2"
        required
      />
      <TextField
        id="checkout-city"
        name="city"
        autoComplete="address-level2"
        maxLength={CITY_MAX}
        label={m.checkout_city()}
        defaultValue={problems?.values['city'] ?? person?.city}
        error={problems?.fields['city']}
        required
      />
      <TextField
        id="checkout-state"
        name="state"
        autoComplete="address-level1"
        maxLength={STATE_MAX}
        label={m.checkout_state()}
        defaultValue={problems?.values['state'] ?? person?.state}
        error={problems?.fields['state']}
      />
      <TextField
        id="checkout-postalCode"
        name="postalCode"
        autoComplete="postal-code"
        maxLength={POSTAL_CODE_MAX}
        label={m.checkout_postal_code()}
        defaultValue={problems?.values['postalCode'] ?? person?.postalCode}
        error={problems?.fields['postalCode']}
      />
      <SelectField
        id="checkout-country"
        name="country"
        autoComplete="country"
        label={m.checkout_country()}
        defaultValue={problems?.values['country'] ?? person?.country ?? ''}
        error={problems?.fields['country']}
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

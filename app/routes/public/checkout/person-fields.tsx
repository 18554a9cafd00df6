import { EMAIL_MAX, RECIPIENT_NAME_MAX, PHONE_MAX } from '#domain/orders/order.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { FieldGroup } from './field-group.tsx'

/** The known details of a signed-in user; null for a visitor. */
export type BuyerValues = Record<
  'name' | 'email' | 'phone' | 'street' | 'city' | 'state' | 'postalCode' | 'country',
  string
> | null

type PersonFieldsProps = { person: BuyerValues; problems: FormErrors | undefined }

/** The buyer's name and email; prefilled for signed-in users. */
export function BuyerFields({ person, problems }: PersonFieldsProps) {
  return (
    <FieldGroup title={m.checkout_you()}>
      <TextField
        {...keptField(problems, 'name', person?.name)}
        id="checkout-name"
        autoComplete="name"
        maxLength={RECIPIENT_NAME_MAX}
        label={m.checkout_name()}
        className="sm:col-span-2"
        required
      />
      <TextField
        {...keptField(problems, 'email', person?.email)}
        id="checkout-email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        label={m.forms_email_address()}
        help={m.checkout_email_help()}
        required
      />
      <TextField
        {...keptField(problems, 'phone', person?.phone)}
        id="checkout-phone"
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX}
        label={m.checkout_phone()}
        help={m.checkout_phone_help()}
      />
    </FieldGroup>
  )
}

import { AMBASSADOR_TYPES, ambassadorTypeLabel } from '#domain/ambassadors/ambassador.ts'
import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

/** Fields for name and contact. */
export function PersonFields({
  values,
  errors,
}: {
  values: FormValues
  errors: Record<string, string>
}) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
  })
  return (
    <>
      <TextField {...field('fullName')} label={m.forms_full_name()} autoComplete="name" required />
      <TextField
        {...field('organizationName')}
        label={m.becoming_organization()}
        help={m.becoming_organization_help()}
        autoComplete="organization"
      />
      <div>
        <TextField
          {...field('contactEmail')}
          type="email"
          label={m.forms_email()}
          autoComplete="email"
          required
        />
        <CheckboxField
          id="isEmailPublic"
          name="isEmailPublic"
          label={m.becoming_email_public()}
          help={m.becoming_email_public_help()}
          defaultChecked={values['isEmailPublic'] === 'on'}
          className="mt-1"
        />
      </div>
      <TextField
        {...field('mobileNumber')}
        type="tel"
        label={m.becoming_mobile()}
        help={m.becoming_mobile_help()}
        autoComplete="tel"
        required
      />
      <SelectField
        {...field('ambassadorType')}
        label={m.becoming_type()}
        required
        none={m.becoming_type_choose()}
      >
        {AMBASSADOR_TYPES.map((type) => (
          <option key={type} value={type}>
            {ambassadorTypeLabel(type)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

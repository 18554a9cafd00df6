import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { PasswordField } from '#app/ui/password-field.tsx'

type NewPasswordFieldsProps = {
  name: 'password' | 'newPassword'
  passwordMin: number
  problems: FormErrors | undefined
}

/** A new password, twice. */
export function NewPasswordFields({ name, passwordMin, problems }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id={name}
        name={name}
        autoComplete="new-password"
        label={m.auth_new_password()}
        help={m.auth_password_help({ min: passwordMin })}
        strengthFrom={passwordMin}
        error={problems?.fields[name]}
        required
      />
      <PasswordField
        id="repeated"
        name="repeated"
        autoComplete="new-password"
        label={m.auth_repeat_password()}
        error={problems?.fields['repeated']}
        required
      />
    </>
  )
}

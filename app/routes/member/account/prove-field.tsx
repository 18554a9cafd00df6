import { m } from '#messages'
import { PasswordField } from '#app/ui/password-field.tsx'

/** Asks the user to confirm their identity: by password, or by a recent sign-in if they have none. */
export function ProveField({
  asksPassword,
  error,
}: {
  asksPassword: boolean
  error: string | undefined
}) {
  if (!asksPassword) return <p className="text-muted">{m.account_delete_recent()}</p>
  return (
    <PasswordField
      id="password"
      name="password"
      autoComplete="current-password"
      label={m.account_current_password()}
      help={m.account_delete_password_help()}
      error={error}
      required
    />
  )
}

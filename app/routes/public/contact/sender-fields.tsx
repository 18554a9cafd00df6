import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { TextField } from '#app/ui/text-field.tsx'

export type Sender = { name: string; email: string } | null

/** Name and email fields, prefilled for signed-in users, plus a honeypot field. */
export function SenderFields({
  form,
  sender,
  problems,
}: {
  form: string
  sender: Sender
  problems: FormErrors | undefined
}) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...keptField(problems, 'name', sender?.name)}
          id={`${form}-name`}
          autoComplete="name"
          label={m.contact_name()}
          required
        />
        <TextField
          {...keptField(problems, 'email', sender?.email)}
          id={`${form}-email`}
          type="email"
          autoComplete="email"
          label={m.contact_email()}
          required
        />
      </div>
      {/* Clipped, not hidden: bots skip fields that are not displayed. */}
      <div aria-hidden className="sr-only">
        <label htmlFor={`${form}-contact-url`}>{m.contact_leave_empty()}</label>
        <input id={`${form}-contact-url`} name="contactUrl" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

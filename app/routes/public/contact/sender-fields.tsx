import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { useSession } from '#app/shell/use-session.ts'
import { TextField } from '#app/ui/text-field.tsx'

type SenderProps = { form: string; problems?: FormErrors | undefined }

/** Name and email fields, prefilled for signed-in users, plus a honeypot field. */
export function SenderFields(props: SenderProps) {
  return (
    <>
      <Sender {...props} />
      {/* Clipped, not hidden: bots skip fields that are not displayed. */}
      <div aria-hidden className="sr-only">
        <label htmlFor={`${props.form}-contact-url`}>{m.contact_leave_empty()}</label>
        <input
          id={`${props.form}-contact-url`}
          name="contactUrl"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  )
}

/** The two fields with the viewer's name and address. */
export function Sender({ form, problems }: SenderProps) {
  const { viewer } = useSession()
  return (
    <PersonalPart of="sender" about={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...keptField(problems, 'name', viewer?.fullName)}
          id={`${form}-name`}
          autoComplete="name"
          label={m.contact_name()}
          required
        />
        <TextField
          {...keptField(problems, 'email', viewer?.email)}
          id={`${form}-email`}
          type="email"
          autoComplete="email"
          label={m.forms_email()}
          required
        />
      </div>
    </PersonalPart>
  )
}

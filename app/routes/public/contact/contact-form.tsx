import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { SenderFields } from './sender-fields.tsx'

const NAME = 'contact'

/** A message to the office, for the contact page and others. */
export function InboxContactForm({
  subject = '',
  problems,
}: {
  /** The subject from the URL. */
  subject?: string
  problems: FormErrors | undefined
}) {
  return (
    <FormFrame name={NAME} problems={problems} submit={m.contact_submit()}>
      <SenderFields form={NAME} problems={problems} />
      <TextField
        {...keptField(problems, 'subject', subject)}
        id={`${NAME}-subject`}
        label={m.contact_subject()}
        required
      />
      <TextArea
        {...keptField(problems, 'message')}
        id={`${NAME}-message`}
        rows={6}
        label={m.contact_message()}
        required
      />
    </FormFrame>
  )
}

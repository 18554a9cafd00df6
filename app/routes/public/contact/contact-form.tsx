import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { SenderFields, type Sender } from './sender-fields.tsx'

const NAME = 'contact'

/** A message to the office, for the contact page and others. */
export function InboxContactForm({
  sender,
  subject = '',
  problems,
}: {
  sender: Sender
  /** The subject from the URL. */
  subject?: string
  problems: FormErrors | undefined
}) {
  return (
    <FormFrame name={NAME} problems={problems} submit={m.contact_submit()}>
      <SenderFields form={NAME} sender={sender} problems={problems} />
      <TextField
        id={`${NAME}-subject`}
        name="subject"
        label={m.contact_subject()}
        defaultValue={problems?.values['subject'] ?? subject}
        error={problems?.fields['subject']}
        required
      />
      <TextArea
        id={`${NAME}-message`}
        name="message"
        rows={6}
        label={m.contact_message()}
        defaultValue={problems?.values['message']}
        error={problems?.fields['message']}
        required
      />
    </FormFrame>
  )
}

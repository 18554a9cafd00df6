import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormFrame } from '../contact/form-frame.tsx'
import { SenderFields, type Sender } from '../contact/sender-fields.tsx'
import { TravelersField } from './travelers-field.tsx'
import { useTodayInIsrael } from './use-today-in-israel.ts'

const NAME = 'tour'

/** The request for one tour. */
export function TourRequestForm({
  sender,
  problems,
}: {
  sender: Sender
  problems: FormErrors | undefined
}) {
  const today = useTodayInIsrael()
  return (
    <FormFrame name={NAME} problems={problems} submit={m.visit_request_submit()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${NAME}-date`}
          name="date"
          type="date"
          min={today}
          label={m.visit_date()}
          defaultValue={problems?.values['date']}
          error={problems?.fields['date']}
          required
        />
        <TravelersField form={NAME} problems={problems} />
      </div>
      <SenderFields form={NAME} sender={sender} problems={problems} />
      <TextArea
        id={`${NAME}-message`}
        name="message"
        rows={3}
        label={m.visit_optional({ label: m.visit_message() })}
        help={m.visit_message_help()}
        defaultValue={problems?.values['message']}
        error={problems?.fields['message']}
      />
      <p className="text-sm text-muted">{m.visit_nothing_booked()}</p>
    </FormFrame>
  )
}

import { TRAVELERS_MAX } from '#domain/inbox/inbox-message.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { TextField } from '#app/ui/text-field.tsx'

/** The number of travelers; at least one. */
export function TravelersField({
  form,
  problems,
}: {
  form: string
  problems: FormErrors | undefined
}) {
  return (
    <TextField
      {...keptField(problems, 'travelers', '1')}
      id={`${form}-travelers`}
      type="number"
      inputMode="numeric"
      min={1}
      max={TRAVELERS_MAX}
      label={m.visit_travelers()}
      required
    />
  )
}

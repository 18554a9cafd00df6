import {
  ACCOMMODATIONS,
  accommodationLabel,
  interestLabel,
  VISIT_INTERESTS,
} from '#domain/inbox/inbox-message.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormFrame } from '../contact/form-frame.tsx'
import { SenderFields } from '../contact/sender-fields.tsx'
import { TravelersField } from './travelers-field.tsx'
import { useTodayInIsrael } from './use-today-in-israel.ts'

const NAME = 'itinerary'

/** The request for a custom itinerary. */
export function ItineraryForm({ problems }: { problems: FormErrors | undefined }) {
  const today = useTodayInIsrael()
  const typed = problems?.values ?? {}
  const errors = problems?.fields ?? {}
  const chosen = new Set(typed['interests']?.split(','))
  return (
    <FormFrame name={NAME} problems={problems} submit={m.visit_itinerary_submit()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${NAME}-arrival`}
          name="arrival"
          type="date"
          min={today}
          label={m.visit_arrival()}
          defaultValue={typed['arrival']}
          error={errors['arrival']}
          required
        />
        <TextField
          id={`${NAME}-departure`}
          name="departure"
          type="date"
          min={today}
          label={m.visit_departure()}
          defaultValue={typed['departure']}
          error={errors['departure']}
          required
        />
        <TravelersField form={NAME} problems={problems} />
        <SelectField
          id={`${NAME}-accommodation`}
          name="accommodation"
          label={m.visit_accommodation()}
          defaultValue={typed['accommodation'] ?? 'any'}
        >
          {ACCOMMODATIONS.map((accommodation) => (
            <option key={accommodation} value={accommodation}>
              {accommodationLabel(accommodation)}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{m.visit_interests()}</legend>
        <p className="mt-1 text-sm text-muted">{m.visit_interests_help()}</p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {VISIT_INTERESTS.map((interest) => (
            <label
              key={interest}
              className="inline-flex min-h-10 items-center gap-2 rounded-full border border-field bg-surface px-3.5 text-sm transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                name="interests"
                value={interest}
                defaultChecked={chosen.has(interest)}
                className="size-4 tick-box outline-none"
              />
              {interestLabel(interest)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        id={`${NAME}-message`}
        name="message"
        rows={4}
        label={m.visit_optional({ label: m.visit_special_requests() })}
        help={m.visit_special_requests_help()}
        defaultValue={typed['message']}
        error={errors['message']}
      />
      <SenderFields form={NAME} problems={problems} />
    </FormFrame>
  )
}

import { m } from '#messages'
import { AGES, agesLabel } from '#domain/project-events/ages.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldOf, type EditorState } from './editor-state.tsx'

/** Who may come: whether minors may, and from which age. */
export function AgesFields({ state }: { state: EditorState }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        {...fieldOf(state, 'ages', m.guardians_ages_help())}
        label={m.guardians_ages_field()}
        none={m.guardians_ages_everyone()}
      >
        {AGES.map((ages) => (
          <option key={ages} value={ages}>
            {agesLabel(ages)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...fieldOf(state, 'minAge', m.guardians_min_age_help())}
        label={m.guardians_min_age()}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        boxClassName="max-w-32"
      />
    </div>
  )
}

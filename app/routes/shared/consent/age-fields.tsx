import { m } from '#messages'
import type { Ages } from '#domain/project-events/ages.ts'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FieldNotes, RequiredMark, useFieldIds } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

/**
 * Asks whether someone is 18 or older, and a minor for a parent or guardian; nothing where nobody is asked. A group's
 * leader says it for everyone.
 */
export function AgeFields({
  ages,
  problems,
  isForGroup = false,
}: {
  ages: Ages | null
  problems: FormErrors | undefined
  isForGroup?: boolean
}) {
  const error = problems?.fields['age']
  const said = problems?.values['age'] ?? ''
  const ids = useFieldIds('age', { error })
  if (ages === null) return null
  if (isForGroup || ages === 'adults') {
    return (
      <CheckboxField
        id="age"
        name="age"
        value="adult"
        label={isForGroup ? m.guardians_all_adults() : m.guardians_adult()}
        help={isForGroup && ages === 'consent' ? m.guardians_group_help() : undefined}
        required
        defaultChecked={said === 'adult'}
        error={error}
      />
    )
  }
  const choices = [
    { value: 'adult', label: m.guardians_adult() },
    { value: 'minor', label: m.guardians_minor() },
  ]
  return (
    <fieldset
      id={ids.box}
      tabIndex={-1}
      aria-describedby={ids.described}
      className="group/age min-w-0"
    >
      <legend className="text-sm font-medium">
        {m.guardians_question()}
        <RequiredMark />
      </legend>
      <div className="mt-1 flex flex-wrap gap-x-8">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 py-2.5 leading-6">
            <input
              type="radio"
              name="age"
              value={value}
              defaultChecked={said === value}
              required
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} error={error} />
      {/* Stays in the form for adults, so that nothing typed is lost. */}
      <div className="mt-2 hidden gap-x-4 gap-y-5 group-has-[input[value=minor]:checked]/age:grid sm:grid-cols-2">
        <p className="text-sm text-muted sm:col-span-2">{m.guardians_minor_help()}</p>
        <TextField
          {...keptField(problems, 'guardianName')}
          autoComplete="off"
          label={m.guardians_name()}
          required
        />
        <TextField
          {...keptField(problems, 'guardianEmail')}
          type="email"
          autoComplete="off"
          label={m.guardians_email()}
          required
        />
      </div>
    </fieldset>
  )
}

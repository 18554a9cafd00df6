import type { ReactNode } from 'react'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FieldNotes, RequiredMark } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { OTHER_MAX } from '#domain/partners/activity-focus.ts'

/** What stands behind a list's 'Other'. */
export type OtherWords = {
  name: string
  label: string
  defaultValue: string | undefined
  error: string | undefined
}

type ChoicesProps<Word extends string> = {
  name: string
  legend: string
  options: readonly Word[]
  labelOf: (word: Word) => string
  chosen: readonly Word[]
  error: string | undefined
  other?: OtherWords
  /** What stands before the choices, such as one for them all. */
  children?: ReactNode
}

/**
 * One question with any number of answers, one at least. 'Other' shows the field that says what it is, by the style
 * sheet, so that it does without scripts too.
 */
export function Choices<Word extends string>({
  name,
  legend,
  options,
  labelOf,
  chosen,
  error,
  other,
  children,
}: ChoicesProps<Word>) {
  const ids = { box: name, help: `${name}-help`, error: `${name}-error`, described: undefined }
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error ? ids.error : undefined}
      className="group/choices min-w-0 scroll-mt-24"
    >
      <legend className="font-medium">
        {legend}
        <RequiredMark />
      </legend>
      {children}
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {options.map((word) => (
          <CheckboxField
            key={word}
            name={name}
            value={word}
            label={labelOf(word)}
            defaultChecked={chosen.includes(word)}
          />
        ))}
      </div>
      {other && (
        <TextField
          {...other}
          id={other.name}
          maxLength={OTHER_MAX}
          className="mt-2 hidden group-has-[input[value=other]:checked]/choices:flex"
          required
        />
      )}
      <div className="mt-2 flex flex-col gap-1 empty:hidden">
        <FieldNotes ids={ids} error={error} />
      </div>
    </fieldset>
  )
}

import { CheckboxField } from '#app/ui/checkbox-field.tsx'

/** One question with any number of answers. */
export function Choices<Word extends string>({
  name,
  legend,
  options,
  labelOf,
  chosen,
}: {
  name: string
  legend: string
  options: readonly Word[]
  labelOf: (word: Word) => string
  chosen: readonly Word[]
}) {
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
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
    </fieldset>
  )
}

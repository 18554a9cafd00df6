import { m } from '#messages'
import { LABEL_MAX } from '#domain/project-events/draft-dates.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES } from '#platform/text/language.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { fieldOf } from './editor-state.tsx'

/** What a date has where people choose among dates: its places, and a shift or role in each language. Hidden while they do not. */
export function DateChoiceFields({
  field,
  help,
}: {
  field: (input: string) => ReturnType<typeof fieldOf>
  help?: string
}) {
  return (
    <div className="hidden items-start gap-3 group-has-[#chooseDates:checked]/schedule:grid sm:grid-cols-[9rem_1fr_1fr]">
      <TextField
        {...field('datePlaces')}
        inputMode="numeric"
        label={m.posts_date_places()}
        boxClassName="max-w-32"
      />
      {ALL_LANGUAGES.map((language) => (
        <TextField
          key={language}
          {...field(`label_${language}`)}
          lang={language}
          dir="auto"
          maxLength={LABEL_MAX}
          label={m.posts_date_label_in({ language: format.languageName(language) })}
        />
      ))}
      {help && <p className="text-sm text-muted sm:col-span-3">{help}</p>}
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { m } from '#messages'
import { LOCATION_INPUTS, PLACE_INPUTS } from '#domain/project-events/draft-dates.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES } from '#platform/text/language.ts'
import { cn } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { fieldOf } from './editor-state.tsx'
import { TOWNS_LIST } from './place-map/towns-list.ts'

/** Where a date takes place that is somewhere else than its event: folded unless something is typed. */
export function DatePlaceFields({
  field,
  isFirst = false,
}: {
  field: (input: string) => ReturnType<typeof fieldOf>
  /** The first date, which has this only if there are others. */
  isFirst?: boolean
}) {
  const isTyped = PLACE_INPUTS.map(field).some((of) => of.defaultValue || of.error)
  const isPointTyped = PLACE_INPUTS.slice(LOCATION_INPUTS.length)
    .map(field)
    .some((of) => of.defaultValue || of.error)
  return (
    <details
      open={isTyped}
      className={cn(
        'group/elsewhere mt-2',
        isFirst && !isTyped && 'hidden group-has-[[data-further-date]]/schedule:block',
      )}
    >
      <summary className="flex min-h-11 items-center gap-1.5 text-sm font-medium">
        {m.posts_date_place_else()}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open/elsewhere:rotate-180"
        />
      </summary>
      <p className="text-sm text-muted">{m.posts_date_place_help()}</p>
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-2">
        {ALL_LANGUAGES.map((language) => (
          <TextField
            key={language}
            {...field(`dateLocation_${language}`)}
            lang={language}
            dir="auto"
            list={TOWNS_LIST}
            autoComplete="off"
            label={m.posts_date_place_in({ language: format.languageName(language) })}
          />
        ))}
      </div>
      <details open={isPointTyped} className="mt-2">
        <summary className="flex min-h-11 items-center text-sm font-medium">
          {m.posts_date_place_point()}
        </summary>
        <div className="grid grid-cols-2 items-start gap-3">
          {(['dateLatitude', 'dateLongitude'] as const).map((input) => (
            <TextField
              key={input}
              {...field(input)}
              label={
                input === 'dateLatitude' ? m.posts_field_latitude() : m.posts_field_longitude()
              }
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
            />
          ))}
        </div>
      </details>
    </details>
  )
}

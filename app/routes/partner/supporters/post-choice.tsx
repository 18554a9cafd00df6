import { Form } from 'react-router'
import { m } from '#messages'
import type { SupportedPost } from '#domain/support/list-supported-posts.ts'
import { chosenDateLabel } from '#domain/support/chosen-date.ts'
import type { ListedDate } from '#domain/support/list-chosen-dates.ts'
import { kindLabel, KINDS } from '#domain/support/support.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { SupportersView } from './params.ts'

/** Filters the list by project or event, one of its dates, and kind of support. */
export function PostChoice({
  posts,
  dates,
  shown,
}: {
  posts: readonly SupportedPost[]
  /** The dates of the chosen item, if people choose among them. */
  dates: readonly ListedDate[]
  shown: SupportersView
}) {
  return (
    <Form method="get" className="mt-6 flex flex-wrap items-end gap-3">
      {shown.part && <input type="hidden" name="show" value={shown.part} />}
      <SelectField
        // Remounts when the filter changes, so that links elsewhere update it.
        key={`post ${shown.post}`}
        name="post"
        label={m.supporting_of_post()}
        defaultValue={shown.post ?? ''}
        className="min-w-0 flex-1 basis-64 sm:max-w-form"
        none={m.supporting_every_post()}
      >
        {posts.map(({ id, title, waiting, total }) => (
          <option key={id} value={id}>
            {m.supporting_post_option({ title, waiting, total })}
          </option>
        ))}
      </SelectField>
      {dates.length > 0 && (
        <SelectField
          key={`date ${shown.date}`}
          name="date"
          label={m.supporting_of_date()}
          defaultValue={shown.date ?? ''}
          className="min-w-0 flex-1 basis-64 sm:max-w-form"
          none={m.supporting_every_date()}
        >
          {dates.map((date) => (
            <option key={date.id} value={date.id ?? ''}>
              {countsOf(date)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        key={`kind ${shown.kind}`}
        name="kind"
        label={m.supporting_of_kind()}
        defaultValue={shown.kind ?? ''}
        className="min-w-0 basis-44"
        none={m.supporting_every_kind()}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabel(kind)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {m.supporting_show()}
      </Button>
    </Form>
  )
}

/** Such as "Cooking, Tue, Dec 1, 6 – 8 PM: 7 of 10, 2 waiting". */
function countsOf(listed: ListedDate): string {
  const { places = null, placesTaken: taken = 0, waiting } = listed
  const date = chosenDateLabel(listed)
  const counts =
    places === null
      ? m.supporting_date_taken({ date, taken })
      : m.supporting_date_counts({ date, taken, places })
  return waiting > 0 ? m.supporting_date_waiting({ counts, waiting }) : counts
}

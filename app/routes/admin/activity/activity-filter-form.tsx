import { Search, X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { activityParams, type ActivityView } from './params.ts'

type ActivityFilterFormProps = {
  view: ActivityView
  types: readonly { type: string; name: string }[]
  /** Name of the person whose activity is shown. */
  named: string | null
}

/** Filters the activity list by person and type; submits with GET. */
export function ActivityFilterForm(props: ActivityFilterFormProps) {
  const { view, types, named } = props
  const { person, who, type } = view
  return (
    <Form
      // Changed filters remount the inputs, so that the Back button restores their values.
      key={activityParams.narrow(view, {})}
      action="/admin/activity"
      role="search"
      aria-label={m.forms_filters()}
      className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      {person === null ? (
        <TextField
          id="who"
          name="who"
          type="search"
          label={m.useractivity_who()}
          maxLength={200}
          defaultValue={who}
          className="min-w-0 flex-1 basis-60 sm:max-w-80"
        />
      ) : (
        <div className="flex flex-col gap-1.5">
          <input type="hidden" name="person" value={person} />
          <span className="text-sm font-medium">{m.useractivity_who()}</span>
          <Link
            to={activityParams.narrow(view, { person: null })}
            className="inline-flex min-h-11 items-center gap-2 rounded-field bg-primary-tint px-3.5 text-primary"
          >
            <bdi className="wrap-anywhere">{named ?? m.forms_deleted_user()}</bdi>
            <X aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">{m.useractivity_everybody()}</span>
          </Link>
        </div>
      )}
      <SelectField
        id="type"
        name="type"
        label={m.useractivity_activity()}
        defaultValue={type ?? ''}
        className="min-w-48"
        none={m.useractivity_every_type()}
      >
        {types.map(({ type: word, name }) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        <Search aria-hidden />
        {m.useractivity_filter()}
      </Button>
      {activityParams.isNarrowed(view) && (
        <Button asChild variant="quiet">
          <Link to={activityParams.href()}>{m.forms_clear_filters()}</Link>
        </Button>
      )}
    </Form>
  )
}

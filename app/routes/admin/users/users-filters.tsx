import { Search } from 'lucide-react'
import { Form, Link, useSubmit } from 'react-router'
import { PEOPLE_SEARCH_MAX, PERSON_KINDS, personKindLabel } from '#domain/accounts/person.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { Select } from '#app/ui/select-field.tsx'
import { userParams, type UsersView } from './params.ts'

const selectLook = 'min-w-0 max-sm:flex-1'

/** Filters by text, IP address and type in one form. With JavaScript a selection applies at once; the button works everywhere. */
export function UsersFilters({
  view,
  addresses,
}: {
  view: UsersView
  addresses: readonly string[]
}) {
  const submit = useSubmit()
  const offered =
    view.address === null || addresses.includes(view.address)
      ? addresses
      : [view.address, ...addresses]
  const choose = {
    onChange: (event: { currentTarget: HTMLSelectElement }) =>
      void submit(event.currentTarget.form),
  }
  return (
    <Form
      // Remounts when the URL changes, so that the form matches it after going back.
      key={userParams.narrow(view, {})}
      role="search"
      action="/admin/users"
      className="flex flex-wrap items-center gap-2"
    >
      <input
        type="search"
        name="q"
        dir="auto"
        maxLength={PEOPLE_SEARCH_MAX}
        defaultValue={view.q}
        aria-label={m.people_search()}
        placeholder={m.people_search()}
        className={cn(inputVariants, 'min-w-0 basis-full sm:flex-1 sm:basis-56')}
      />
      <Select
        name="ip"
        aria-label={m.people_by_address()}
        defaultValue={view.address}
        none={m.people_all_addresses()}
        className={selectLook}
        {...choose}
      >
        {offered.map((address) => (
          <option key={address}>{address}</option>
        ))}
      </Select>
      <Select
        name="type"
        aria-label={m.people_by_kind()}
        defaultValue={view.kind}
        none={m.people_all_kinds()}
        className={selectLook}
        {...choose}
      >
        {PERSON_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {personKindLabel(kind)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary" aria-label={m.forms_search()}>
        <Search aria-hidden />
        <span className="max-sm:hidden">{m.forms_search()}</span>
      </Button>
      {userParams.isNarrowed(view) && (
        <Button asChild variant="quiet">
          <Link to={userParams.href()}>{m.people_clear()}</Link>
        </Button>
      )}
    </Form>
  )
}

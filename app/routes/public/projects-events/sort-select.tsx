import { ChevronDown } from 'lucide-react'
import { m } from '#messages'
import { sortOf } from '#domain/project-events/listing.ts'
import type { ListQuery } from '#domain/project-events/list-address.ts'
import { sortsOf } from './choices.ts'
import { FILTER_FORM } from './filter-form.tsx'

/** How the list is sorted: a field of the form with the filters. */
export function SortSelect({ asked }: { asked: ListQuery }) {
  const usual = sortOf({ ...asked, around: null }, null)
  return (
    <label className="relative flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <span className="text-muted max-sm:sr-only">{m.listing_sort()}</span>
      <select
        form={FILTER_FORM}
        name="sort"
        defaultValue={asked.sort === usual ? '' : (asked.sort ?? '')}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="appearance-none rounded-full border border-field bg-surface py-1.5 ps-3 pe-8 font-medium hover:border-ink"
      >
        {sortsOf(asked).map(({ word, label }) => (
          <option key={word} value={word === usual ? '' : word}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-muted"
      />
    </label>
  )
}

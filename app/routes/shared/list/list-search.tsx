import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { m } from '#messages'
import type { SearchParams } from '#app/request/search-params.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'

/** A text search as a plain GET form; it keeps the other parameters of the URL. */
export function ListSearch<View extends { q: string }>({
  params,
  view,
  label,
}: {
  params: SearchParams<View>
  view: View
  label: string
}) {
  const cleared = { q: '' } as Partial<View>
  return (
    <ListSearchForm
      q={view.q}
      label={label}
      keep={params.entries(view, cleared)}
      clearTo={params.narrow(view, cleared)}
    />
  )
}

/** A search field with its buttons. */
export function ListSearchForm({
  q,
  label,
  keep = [],
  clearTo,
}: {
  q: string
  label: string
  keep?: readonly [string, string][]
  clearTo: string
}) {
  return (
    <Form role="search" className="flex gap-2">
      {keep.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        // Remounts when the search changes, so that the Back button restores its text.
        key={q}
        type="search"
        name="q"
        dir="auto"
        maxLength={200}
        defaultValue={q}
        aria-label={label}
        placeholder={label}
        className={cn(inputVariants, 'min-w-0 flex-1 lg:w-56')}
      />
      <Button type="submit" variant="secondary" aria-label={m.forms_search()}>
        <Search aria-hidden />
        <span className="max-sm:hidden">{m.forms_search()}</span>
      </Button>
      {q && (
        <Button asChild variant="quiet">
          <Link to={clearTo}>{m.forms_search_clear()}</Link>
        </Button>
      )}
    </Form>
  )
}

import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { m } from '#messages'
import type { Facets } from '#domain/project-events/count-facets.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { ALL, filtersOf } from './choices.ts'
import {
  LIST,
  projectListAddress,
  readListAddress,
  type ListQuery,
} from '#domain/project-events/list-address.ts'

/**
 * Search and filters. A plain form without scripts. The filters are a popover: a sheet on phones, part of the page
 * from 768 px on.
 */
export function FilterForm({ asked, facets }: { asked: ListQuery; facets: Facets | null }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const filters = filtersOf(asked, facets)
  const countSet = filters.filter(({ chosen }) => chosen !== ALL).length
  useShown(form, asked)

  const find = () => {
    if (!form.current) return
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) params.append(name, String(value))
    void navigate(projectListAddress(readListAddress(params)), { preventScrollReset: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    closeSheet(sheet.current)
    find()
  }
  return (
    <>
      <form
        ref={form}
        action={LIST}
        role="search"
        // Browsers must not restore the text typed for another URL.
        autoComplete="off"
        onSubmit={submit}
        className="mt-4 sm:mt-6"
      >
        <div className="flex gap-2">
          <label className="relative min-w-0 flex-1">
            <span className="sr-only">{m.listing_search_label()}</span>
            <Search
              aria-hidden
              className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
            />
            <input
              type="search"
              name="q"
              defaultValue={asked.q}
              placeholder={m.listing_search_hint()}
              maxLength={200}
              dir="auto"
              enterKeyHint="search"
              className={cn(inputVariants, 'ps-11')}
            />
          </label>
          <Button className="max-sm:sr-only">{m.listing_search()}</Button>
          <Button
            type="button"
            variant="secondary"
            popoverTarget="filters"
            className="px-3.5 md:hidden"
          >
            <SlidersHorizontal aria-hidden />
            <span aria-hidden>{m.listing_filters()}</span>
            {countSet > 0 && (
              <span
                aria-hidden
                className="grid size-5.5 place-items-center rounded-full bg-primary text-xs text-on-primary"
              >
                {countSet}
              </span>
            )}
            <span className="sr-only">
              {countSet > 0 ? m.listing_filters_set({ count: countSet }) : m.listing_filters()}
            </span>
          </Button>
        </div>
        <div
          ref={sheet}
          id="filters"
          popover="auto"
          className="fixed inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full overflow-y-auto overscroll-contain rounded-t-card border-t border-line bg-surface p-5 text-ink shadow-float backdrop:bg-[rgb(15_30_58/0.5)] md:static md:block md:max-h-none md:overflow-visible md:rounded-none md:border-0 md:bg-transparent md:p-0 md:pt-3 md:shadow-none"
        >
          <div className="mb-3 flex items-center justify-between md:hidden">
            <h2 className="font-display text-subheading font-bold">{m.listing_filters()}</h2>
            <IconButton
              label={m.listing_close()}
              popoverTarget="filters"
              popoverTargetAction="hide"
            >
              <X aria-hidden />
            </IconButton>
          </div>
          <div className="grid gap-3 md:grid-cols-3 md:items-end lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
            {filters.map(({ id, name, label, chosen, options, groups = [] }) => (
              <SelectField
                key={id}
                id={`filter-${id}`}
                name={name}
                label={label}
                defaultValue={chosen}
                onChange={() => {
                  if (!isOpen(sheet.current)) find()
                }}
              >
                {options.map(asOption)}
                {groups.map((group) => (
                  <optgroup key={group.label} label={group.label}>
                    {group.options.map(asOption)}
                  </optgroup>
                ))}
              </SelectField>
            ))}
            <div className="flex gap-2 max-md:mt-2">
              <Button asChild variant="secondary" className="max-md:flex-1">
                <Link
                  to={LIST}
                  preventScrollReset
                  onClick={() => {
                    closeSheet(sheet.current)
                    form.current?.reset()
                  }}
                >
                  {m.listing_reset()}
                </Link>
              </Button>
              <Button className="flex-1 md:hidden">{m.listing_show()}</Button>
            </div>
          </div>
        </div>
      </form>
    </>
  )
}

function asOption({ word, label }: { word: string; label: string }) {
  return (
    <option key={word} value={word}>
      {label}
    </option>
  )
}

/**
 * Syncs the fields when a chip, a link or the back button changes the query, but not on mount: the user may have
 * typed before hydration.
 */
function useShown(form: React.RefObject<HTMLFormElement | null>, asked: ListQuery) {
  const address = projectListAddress({ ...asked, page: 1 })
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    const { searchParams } = new URL(address, location.origin)
    const query = readListAddress(searchParams)
    const fields = form.current?.elements
    if (!fields) return
    const search = fields.namedItem('q')
    if (search instanceof HTMLInputElement) search.value = query.q
    for (const { id, chosen } of filtersOf(query, null)) {
      const select = fields.namedItem(`filter-${id}`)
      if (select instanceof HTMLSelectElement) select.value = chosen
    }
  }, [form, address])
}

function isOpen(sheet: HTMLElement | null): boolean {
  return sheet?.matches(':popover-open') === true
}

function closeSheet(sheet: HTMLElement | null) {
  if (isOpen(sheet)) sheet?.hidePopover()
}

import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { m } from '#messages'
import type { Facets } from '#domain/project-events/count-facets.ts'
import { BEGINNING, listParams, type ListQuery } from '#domain/project-events/list-address.ts'
import { DISTANCES, isSet } from '#domain/project-events/listing.ts'
import { SearchField } from '#app/shell/search-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { localized } from '#platform/text/language.ts'
import { daysLabel } from './chosen.ts'
import { filtersOf, type FilterId } from './choices.ts'
import { FilterMenu } from './filter-menu.tsx'

/** The id of the form, for fields outside of it. */
export const FILTER_FORM = 'filter-form'

export type FilterFormProps = {
  asked: ListQuery
  facets?: Facets | null
  action: string
  /** The shortest URL for what the form says. */
  addressOf: (params: URLSearchParams) => string
  /** Query parameters to keep. */
  kept?: Record<string, string>
  label?: string
  /** Filters that make no sense here. */
  without?: readonly FilterId[]
  /** Whether the filters are in a sheet at every width; elsewhere only on phones. */
  isFolded?: boolean
}

/**
 * Search and filters. A plain form without JavaScript. The filters are a popover: a sheet on phones, part of the page from 768 px on.
 */
export function FilterForm({
  asked,
  facets = null,
  action,
  addressOf,
  kept = {},
  label = m.listing_search_label(),
  without = [],
  isFolded = false,
}: FilterFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const filters = filtersOf(asked, facets).filter(({ id }) => !without.includes(id))
  const countSet = countChosen(asked)
  useShown(form, asked)

  const find = () => {
    if (!form.current) return
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) params.append(name, String(value))
    void navigate(addressOf(params), { preventScrollReset: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    closeSheet(sheet.current)
    find()
  }
  const change = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.name === 'q' || target.name === 'near') return
    if (target.name === 'from' || target.name === 'to') chooseTime(form.current)
    if (!isOpen(sheet.current)) find()
  }
  const inline = (classes: string) => !isFolded && classes
  const aboveOf: Partial<Record<FilterId, React.ReactNode>> = {
    region: <NearFields asked={asked} />,
  }
  const belowOf: Partial<Record<FilterId, React.ReactNode>> = {
    support: <FreeField isChosen={asked.hasPlaces} />,
    time: <DayFields asked={asked} />,
  }
  const furtherOf: Partial<Record<FilterId, string | null>> = {
    region: asked.near && m.listing_near_chip({ km: asked.km, place: asked.near }),
    support: asked.hasPlaces ? m.listing_free() : null,
    time: daysLabel(asked),
  }
  return (
    <form
      ref={form}
      id={FILTER_FORM}
      action={localized(action)}
      role="search"
      // Browsers must not restore the text typed for another URL.
      autoComplete="off"
      onSubmit={submit}
      onChange={change}
      className={cn(!isFolded && 'mt-4 sm:mt-6')}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex gap-2">
        <span className="relative flex min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 start-3.5 z-10 my-auto size-5 text-muted"
          />
          <SearchField
            aria-label={label}
            defaultValue={asked.q}
            placeholder={m.listing_search_hint()}
            className="ps-11"
          />
        </span>
        <Button className={isFolded ? 'sr-only' : 'max-sm:sr-only'}>{m.listing_search()}</Button>
        <Button
          type="button"
          variant="secondary"
          popoverTarget="filters"
          className={cn('px-3.5', inline('md:hidden'))}
        >
          <SlidersHorizontal aria-hidden />
          <span aria-hidden className={cn(isFolded && 'max-sm:sr-only')}>
            {m.listing_filters()}
          </span>
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
        onBlur={({ relatedTarget }) => {
          // The sheet covers what comes after it. Its own button closes it by itself.
          if (relatedTarget && !form.current?.contains(relatedTarget)) closeSheet(sheet.current)
        }}
        className={cn(
          'fixed inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full overflow-y-auto overscroll-contain rounded-t-card border-t border-line bg-surface p-5 text-ink shadow-float backdrop:bg-[rgb(15_30_58/0.5)]',
          isFolded
            ? 'sm:inset-0 sm:m-auto sm:h-fit sm:max-w-text sm:rounded-card sm:border'
            : 'md:static md:block md:max-h-none md:overflow-visible md:rounded-none md:border-0 md:bg-transparent md:p-0 md:pt-3 md:shadow-none',
        )}
      >
        <div className={cn('mb-3 flex items-center justify-between', inline('md:hidden'))}>
          <h2 className="font-display text-subheading font-bold">{m.listing_filters()}</h2>
          <IconButton label={m.listing_close()} popoverTarget="filters" popoverTargetAction="hide">
            <X aria-hidden />
          </IconButton>
        </div>
        <div
          className={cn(
            'grid gap-3',
            inline('md:grid-cols-3 md:items-end lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]'),
          )}
        >
          {filters.map((filter) => (
            <FilterMenu
              key={filter.id}
              filter={filter}
              further={furtherOf[filter.id] || null}
              isInSheet={isFolded}
              above={aboveOf[filter.id]}
            >
              {belowOf[filter.id]}
            </FilterMenu>
          ))}
          <div className={cn('mt-2 flex gap-2', inline('md:mt-0'))}>
            <Button asChild variant="secondary" className={cn('flex-1', inline('md:flex-none'))}>
              <Link
                to={addressOf(new URLSearchParams(kept))}
                preventScrollReset
                onClick={() => {
                  closeSheet(sheet.current)
                  form.current?.reset()
                }}
              >
                {m.listing_reset()}
              </Link>
            </Button>
            <Button className={cn('flex-1', inline('md:hidden'))}>{m.listing_show()}</Button>
          </div>
        </div>
      </div>
    </form>
  )
}

function NearFields({ asked }: { asked: ListQuery }) {
  return (
    <div className="grid grid-cols-[1fr_7rem] gap-2">
      <Labeled label={m.listing_near()}>
        <input
          name="near"
          defaultValue={asked.near}
          placeholder={m.listing_near_hint()}
          maxLength={80}
          dir="auto"
          enterKeyHint="search"
          className={cn(inputVariants)}
        />
      </Labeled>
      <SelectField name="km" label={m.listing_distance()} defaultValue={String(asked.km)}>
        {DISTANCES.map((km) => (
          <option key={km} value={km}>
            {m.listing_km({ km })}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function DayFields({ asked }: { asked: ListQuery }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Labeled label={m.listing_from()}>
        <input
          type="date"
          name="from"
          defaultValue={asked.from ?? ''}
          className={cn(inputVariants)}
        />
      </Labeled>
      <Labeled label={m.listing_to()}>
        <input type="date" name="to" defaultValue={asked.to ?? ''} className={cn(inputVariants)} />
      </Labeled>
    </div>
  )
}

/** Lighter than a field that can have errors: every visitor of a list loads this. */
function Labeled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <label className="block min-w-0 text-sm font-medium">
      <span className="mb-1 block">{label}</span>
      {children}
    </label>
  )
}

function FreeField({ isChosen }: { isChosen: boolean }) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        name="places"
        value="free"
        defaultChecked={isChosen}
        className="size-5 shrink-0 tick-box"
      />
      {m.listing_free()}
    </label>
  )
}

/** The number of filters that restrict the list, besides the words. */
function countChosen(asked: ListQuery): number {
  const { type, categories, supportTypes, regions, districts, near, hasPlaces } = asked
  const isTimeChosen = asked.time !== BEGINNING.time || asked.from !== null || asked.to !== null
  const chosen = [type, categories, supportTypes, regions, districts, near, hasPlaces]
  return chosen.filter(isSet).length + Number(isTimeChosen)
}

/** Days take the place of the other times. */
function chooseTime(form: HTMLFormElement | null) {
  const time = form?.querySelector<HTMLInputElement>('input[name="time"][value="upcoming"]')
  if (time) time.checked = true
}

/**
 * Syncs the fields when a chip, a link or the back button changes the query, but not on mount: the user may have
 * typed before hydration.
 */
function useShown(form: React.RefObject<HTMLFormElement | null>, asked: ListQuery) {
  const address = listParams({ ...asked, page: 1 }).toString()
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address || !form.current) return
    shown.current = address
    showIn(form.current, new URLSearchParams(address))
  }, [form, address])
}

function showIn(form: HTMLFormElement, params: URLSearchParams) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    const [value, ...more] = params.getAll(field.name)
    if (field.type === 'checkbox' && field instanceof HTMLInputElement) {
      field.checked = [value, ...more].includes(field.value)
    } else if (field.type === 'radio' && field instanceof HTMLInputElement) {
      field.checked = (value ?? (field.name === 'time' ? BEGINNING.time : 'all')) === field.value
    } else if (field.type !== 'hidden') {
      field.value = value ?? (field.name === 'km' ? String(BEGINNING.km) : '')
    }
  }
}

function isOpen(sheet: HTMLElement | null): boolean {
  return sheet?.matches(':popover-open') === true
}

function closeSheet(sheet: HTMLElement | null) {
  if (isOpen(sheet)) sheet?.hidePopover()
}

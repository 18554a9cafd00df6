import { Search } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { FOCUS_AREAS, focusAreaLabel } from '#domain/partners/partner.ts'
import { DISTRICTS, districtLabel } from '#domain/project-events/place.ts'
import { m } from '#messages'
import { localized } from '#platform/text/language.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { Select } from '#app/ui/select-field.tsx'
import { partnersParams as params, type PartnersView } from './params.ts'

/** The search of organizations: a plain form, which with scripts searches as soon as a choice changes. */
export function PartnerSearch({ view }: { view: PartnersView }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const find = () => {
    if (!form.current) return
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) typed.append(name, String(value))
    void navigate(params.href(params.parse({ url: `http://form/?${typed}` })), {
      preventScrollReset: true,
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find()
  }
  return (
    <form
      // Remounts when the search changes, so that the Back button restores what was chosen.
      key={params.href(view)}
      ref={form}
      action={localized(params.href())}
      role="search"
      autoComplete="off"
      onSubmit={submit}
      className="mt-6 grid grid-cols-2 gap-2 sm:mt-8 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-[minmax(0,1fr)_15rem_13rem_auto]"
    >
      <label className="relative col-span-2 min-w-0 lg:col-span-1">
        <span className="sr-only">{m.listing_partners_search()}</span>
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
        />
        <input
          type="search"
          name="q"
          defaultValue={view.q}
          placeholder={m.listing_partners_search_hint()}
          maxLength={200}
          dir="auto"
          enterKeyHint="search"
          className={cn(inputVariants, 'ps-11')}
        />
      </label>
      <Select
        name="focus"
        aria-label={m.detail_partner_focus()}
        none={m.listing_partners_all_focus()}
        defaultValue={view.focus}
        onChange={find}
      >
        {FOCUS_AREAS.map((area) => (
          <option key={area} value={area}>
            {focusAreaLabel(area)}
          </option>
        ))}
      </Select>
      <Select
        name="district"
        aria-label={m.detail_partner_regions()}
        none={m.listing_partners_all_districts()}
        defaultValue={view.district}
        onChange={find}
        className="sm:max-lg:col-span-2"
      >
        {DISTRICTS.map((district) => (
          <option key={district} value={district}>
            {districtLabel(district)}
          </option>
        ))}
      </Select>
      <Button className="max-sm:sr-only sm:max-lg:col-start-3 sm:max-lg:row-start-1">
        {m.forms_search()}
      </Button>
    </form>
  )
}

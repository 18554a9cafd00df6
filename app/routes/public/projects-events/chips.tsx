import { X } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { Day } from '#domain/project-events/day.ts'
import { districtLabel, regionLabel } from '#domain/project-events/place.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { kindLabel } from '#domain/support/support.ts'
import {
  BEGINNING,
  projectListAddress,
  type ListQuery,
} from '#domain/project-events/list-address.ts'
import { format } from '#platform/text/format.ts'
import { timeLabel, typeChoiceLabel } from './choices.ts'

export type ChipsProps = {
  asked: ListQuery
  /** The URL of a query; the list's by default. */
  addressOf?: (asked: ListQuery) => string
}

/** The active filters, each with a link that removes it. */
export function Chips({ asked, addressOf = projectListAddress }: ChipsProps) {
  const chosen = chosenOf(asked)
  if (chosen.length === 0) return null
  return (
    <ul
      aria-label={m.listing_chosen()}
      className="mt-3 flex gap-2 max-sm:-mx-(--spacing-gutter) max-sm:overflow-x-auto max-sm:px-(--spacing-gutter) max-sm:pb-1 sm:flex-wrap"
    >
      {chosen.map(({ label, without }) => (
        <li key={label} className="max-w-full shrink-0">
          <Link
            to={addressOf({ ...asked, ...without, page: 1 })}
            preventScrollReset
            aria-label={m.listing_remove({ filter: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-primary-tint px-3.5 text-sm font-medium text-primary transition-colors hover:bg-primary hover:text-on-primary pointer-coarse:min-h-11"
          >
            <span dir="auto" className="truncate">
              {label}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Chosen = { label: string; without: Partial<ListQuery> }

function chosenOf(asked: ListQuery): Chosen[] {
  const { q, type, categories, supportTypes, regions, districts, near, km, time } = asked
  const chosen: Chosen[] = []
  const without = <Word extends string>(words: readonly Word[], word: Word) =>
    words.filter((one) => one !== word)
  if (q) chosen.push({ label: m.listing_words({ words: q }), without: { q: '' } })
  if (type) chosen.push({ label: typeChoiceLabel(type), without: { type: null } })
  for (const word of categories)
    chosen.push({ label: categoryLabel(word), without: { categories: without(categories, word) } })
  for (const kind of supportTypes)
    chosen.push({ label: kindLabel(kind), without: { supportTypes: without(supportTypes, kind) } })
  for (const word of districts)
    chosen.push({ label: districtLabel(word), without: { districts: without(districts, word) } })
  for (const word of regions)
    chosen.push({ label: regionLabel(word), without: { regions: without(regions, word) } })
  if (near) {
    const label = m.listing_near_chip({ km, place: near })
    chosen.push({ label, without: { near: '', km: BEGINNING.km } })
  }
  const days = daysLabel(asked)
  if (days) chosen.push({ label: days, without: { from: null, to: null } })
  else if (time !== BEGINNING.time)
    chosen.push({ label: timeLabel(time), without: { time: BEGINNING.time } })
  if (asked.hasPlaces) chosen.push({ label: m.listing_free(), without: { hasPlaces: false } })
  return chosen
}

/** The chosen days in words; null if none are. */
export function daysLabel({ from, to }: { from: Day | null; to: Day | null }): string | null {
  if (from && to) {
    const [first, last] = [asWords(from), asWords(to)]
    return from === to ? first : m.listing_days({ from: first, to: last })
  }
  if (from) return m.listing_from_day({ day: asWords(from) })
  return to && m.listing_to_day({ day: asWords(to) })
}

function asWords(day: Day): string {
  return format.day(day)
}

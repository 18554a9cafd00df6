import { Link } from 'react-router'
import { spotOf, type MapPin } from '#domain/project-events/map-pin.ts'
import { typeLabel } from '#domain/project-events/project-event.ts'
import { kindLabel, kindsOffered, type SupportType } from '#domain/support/support.ts'
import { cn } from '#app/ui/class-names.ts'
import { Name } from '#app/ui/name.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { otherThanPage } from '#platform/text/language.ts'
import { kinds } from '#app/ui/kind-tag.tsx'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { kindOf } from './kind-of.ts'

export type PlaceCardProps = {
  place: Omit<MapPin, 'latitude' | 'longitude'>
  /** Where it links: to its place on the map, or to the item. */
  to: string
  asked: SupportType | null
  isSelected: boolean
  note?: string
  /** The heading level of its title. */
  level?: 3 | 4
}

/** One place in the list next to the map. */
export function PlaceCard({ place, to, asked, isSelected, note, level = 3 }: PlaceCardProps) {
  const Heading = `h${level}` as const
  const { icon: Icon, text, tint } = kinds[kindOf(place, asked)]
  return (
    <article
      className={cn(
        'relative flex gap-3.5 rounded-card border border-line bg-surface p-3.5 transition-colors hover:border-field',
        isSelected && 'border-primary bg-primary-tint hover:border-primary',
      )}
    >
      <span className={cn('grid size-10 shrink-0 place-items-center rounded-full', tint, text)}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <Heading dir="auto" className="leading-6 font-medium wrap-anywhere text-match">
          <Link
            to={to}
            preventScrollReset
            data-place={spotOf(place)}
            aria-current={isSelected ? 'true' : undefined}
            className="line-clamp-2 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            <span lang={otherThanPage(place.language)}>{place.title}</span>
          </Link>
        </Heading>
        <LanguageMark language={place.language} />
        <p dir="auto" className="mt-0.5 text-match text-sm wrap-anywhere text-muted">
          {whereOf(place)}
        </p>
        <p dir="auto" className="text-match text-sm wrap-anywhere text-muted">
          {typeLabel(place.type)} · {whenOf(place)}
        </p>
        <p dir="auto" className="text-match text-sm wrap-anywhere text-muted">
          <Name>{place.organization}</Name>
        </p>
        <p className="mt-1 text-xs font-medium text-gold">
          {[...kindsOffered(place).map(kindLabel), ...(note ? [note] : [])].join(' · ')}
        </p>
      </div>
    </article>
  )
}

import { Link } from 'react-router'
import { m } from '#messages'
import { spotOf, type MapPins } from '#domain/project-events/map-pin.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { figure } from '../projects-events/choices.ts'
import { kindAsked, mapAddress, widerMapAddress, type MapQuery } from './map-address.ts'
import { PlaceCard } from './place-card.tsx'

export type PlacesListProps = { asked: MapQuery; here: MapPins; elsewhere: MapPins; reset: string }

/** Everything on the map as cards, in Israel and elsewhere. */
export function PlacesList({ asked, here, elsewhere, reset }: PlacesListProps) {
  const parts = [
    { id: 'in-israel', title: m.map_in_israel(), part: here },
    { id: 'elsewhere', title: m.map_elsewhere(), part: elsewhere },
  ]
  const ordered = asked.isWorld ? parts.toReversed() : parts
  const total = here.total + elsewhere.total
  return (
    <section aria-label={m.map_places()}>
      <output className="block text-sm text-muted">
        {here.capped || elsewhere.capped
          ? m.map_count_capped({ count: figure(total) })
          : m.map_count({ count: total, shown: figure(total) })}
        {total > 1 && ` · ${m.map_newest_first()}`}
      </output>
      {total === 0 && (
        <EmptyState
          title={m.map_none_title()}
          region="negev"
          action={
            <Link to={reset} className={buttonVariants({ variant: 'secondary' })}>
              {m.map_reset()}
            </Link>
          }
        >
          {m.map_none_text()}
        </EmptyState>
      )}
      {ordered.map(
        ({ id, title, part }) =>
          part.total > 0 && (
            <section key={id} aria-labelledby={id} className="mt-4 first-of-type:mt-3">
              <h2 id={id} className="font-display text-subheading font-bold">
                {title}
              </h2>
              <ul className="mt-2.5 grid gap-2.5">
                {part.pins.map((pin) => (
                  <Kept
                    as="li"
                    key={spotOf(pin)}
                    of={PlaceCard}
                    with={{
                      place: pin,
                      to: mapAddress({ ...asked, item: spotOf(pin), view: 'map' }),
                      asked: kindAsked(asked),
                      isSelected: spotOf(pin) === asked.item,
                    }}
                  />
                ))}
              </ul>
              {part.total > part.pins.length && (
                <Link
                  to={mapAddress(widerMapAddress(asked))}
                  preventScrollReset
                  replace
                  className={buttonVariants({
                    variant: 'secondary',
                    wide: true,
                    className: 'mt-3',
                  })}
                >
                  {m.map_more()}
                </Link>
              )}
            </section>
          ),
      )}
    </section>
  )
}

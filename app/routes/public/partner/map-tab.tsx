import { m } from '#messages'
import { spotOf } from '#domain/project-events/map-pin.ts'
import { ISRAEL } from '#domain/project-events/place.ts'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { isIn } from '../map/is-in.ts'
import { MapPane } from '../map/map-pane.tsx'
import { PlaceCard } from '../map/place-card.tsx'
import type { PartnerMapContent } from './load-map.server.ts'
import { partnerTabAddress } from './tabs.ts'
import { Sentence } from '#app/ui/sentence.tsx'

/** Where an organization works: a map and a list of its places. */
export function PartnerMap({
  partner: { id, name },
  places,
  selected,
  tiles,
}: PartnerMapContent & { partner: Pick<PublicPartner, 'id' | 'name'> }) {
  const pins = places.flatMap(({ pin }) => pin ?? [])
  const all = selected ? [...pins, selected] : pins
  const addressOf = (item: string | null) => {
    const tab = partnerTabAddress(id, 'map')
    return item ? `${tab}&item=${item}` : tab
  }
  if (places.length === 0) {
    return (
      <EmptyState title={m.map_partner_none_title()} region="negev">
        <Sentence>{m.map_partner_none_text({ name })}</Sentence>
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="places" className="mt-8 sm:mt-10">
      <h2 id="places" dir="auto" className="text-match font-display text-heading font-bold">
        <Sentence>{m.map_partner_title({ name })}</Sentence>
      </h2>
      <div className="mt-5 grid gap-6 lg:grid-cols-[1fr_22rem]">
        {all.length > 0 && (
          <MapPane
            className="h-[70dvh] min-h-110 lg:sticky lg:top-22 lg:h-[calc(100dvh-8rem)] lg:max-h-160"
            pins={pins}
            asked={null}
            selected={selected}
            isWorld={all.some((place) => !isIn(ISRAEL, place))}
            tiles={tiles}
            addressOf={addressOf}
          />
        )}
        <div className="min-w-0">
          <h3 className="font-display text-subheading font-bold">{m.map_partner_list()}</h3>
          <ul className="mt-3 grid gap-2.5">
            {places.map(({ pin, ...place }) => (
              <li key={spotOf(place)}>
                <PlaceCard
                  place={place}
                  to={pin ? addressOf(spotOf(place)) : `/projects-events/${place.id}`}
                  asked={null}
                  isSelected={selected !== null && spotOf(place) === spotOf(selected)}
                  level={4}
                  {...(pin ? {} : { note: m.map_partner_words_only() })}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

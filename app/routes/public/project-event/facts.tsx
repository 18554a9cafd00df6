import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { asDistrict, asRegion, districtLabel, regionLabel } from '#domain/project-events/place.ts'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { agesText } from '#domain/project-events/ages.ts'
import { ItemDates } from './dates.tsx'
import { KindTags } from '../cards/kind-tags.tsx'
import { usualWhereOf, whereOnDate } from '#domain/project-events/where.ts'
import { projectListAddress } from '#domain/project-events/list-address.ts'

/** The key facts of an item that neither its header nor the panel beside it has. */
export function ProjectEventFacts({ item }: { item: PublicProjectEvent }) {
  const places = placesOf(item)
  const district = asDistrict(item.district)
  const region = district ? null : asRegion(item.region)
  return (
    <section aria-labelledby="facts" className="mt-10 max-w-text">
      <h2 id="facts" className="font-display text-subheading font-bold">
        {m.detail_facts()}
      </h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {item.dates.length > 0 && (
          <Fact name={m.detail_fact_dates()}>
            <div id="all-dates" className="-my-2 scroll-mt-24">
              <ItemDates item={item} />
            </div>
          </Fact>
        )}
        {places.length > 1 && (
          <Fact name={m.detail_fact_where()}>
            {places.map((place) => (
              <span key={place} dir="auto" className="block text-match">
                {place}
              </span>
            ))}
          </Fact>
        )}
        {district && (
          <Fact name={m.detail_fact_region()}>
            <ListLink to={projectListAddress({ districts: [district] })}>
              {districtLabel(district)}
            </ListLink>
          </Fact>
        )}
        {region && (
          <Fact name={m.detail_fact_region()}>
            <ListLink to={projectListAddress({ regions: [region] })}>
              {regionLabel(region)}
            </ListLink>
          </Fact>
        )}
        <Fact name={m.detail_fact_category()}>
          <ListLink to={projectListAddress({ categories: [item.category] })}>
            {categoryLabel(item.category)}
          </ListLink>
        </Fact>
        {!item.isOver && (
          <Fact name={m.detail_fact_support()}>
            <KindTags item={item} className="flex flex-wrap gap-1.5" />
          </Fact>
        )}
        {item.welcomesAll && !item.isOver && (
          <Fact name={m.moderation_field_welcome()}>{m.moderation_welcomes_all()}</Fact>
        )}
        {agesText(item) && <Fact name={m.guardians_fact()}>{agesText(item)}</Fact>}
      </dl>
    </section>
  )
}

/** Each place at which it takes place, once: of the dates to come, or of all if there are none. */
function placesOf(item: PublicProjectEvent): string[] {
  const coming = item.dates.filter(({ isOver }) => !isOver)
  const dates = coming.length > 0 ? coming : item.dates
  if (!dates.some(({ place }) => place)) return [usualWhereOf(item)]
  return [...new Set(dates.map((date) => whereOnDate(item, date)))]
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Links to the list of similar items. */
function ListLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="underline decoration-gold-leaf underline-offset-4 hover:text-primary">
      {children}
    </Link>
  )
}

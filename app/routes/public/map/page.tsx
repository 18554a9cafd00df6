import { List, Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { aroundOf } from '#domain/project-events/around.ts'
import { ISRAEL, type Box } from '#domain/project-events/place.ts'
import { findOnMap } from '#domain/project-events/queries/find-on-map.ts'
import { listMap } from '#domain/project-events/queries/list-map.ts'
import { SUPPORT_TYPES } from '#domain/project-events/project-event.ts'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { ErrorScreen, failureTitle } from '#app/shell/error-screen.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Chips } from '../projects-events/chips.tsx'
import { FilterForm } from '../projects-events/filter-form.tsx'
import { figure } from '../projects-events/choices.ts'
import type { Route } from './+types/page.ts'
import { isIn } from './is-in.ts'
import { KindChoice } from './kind-choice.tsx'
import {
  keptMapParams,
  kindAsked,
  MAP,
  mapAddress,
  pinsAddress,
  readMapAddress,
} from './map-address.ts'
import { MapPane } from './map-pane.tsx'
import { PlacesList } from './places-list.tsx'
import { presentTiles } from './present-tiles.server.ts'
import { usePins } from './use-pins.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.map_page_title(),
    description: m.map_page_description(),
    address: loaderData.address,
  })
}

/** The places in Israel and elsewhere, and the selected one. The map fetches its pins itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readMapAddress(new URL(request.url).searchParams)
  const filters = { ...asked, around: aroundOf(asked) }
  const [here, elsewhere, selected] = await Promise.all([
    runOperation(context, listMap, { ...filters, within: ISRAEL }),
    runOperation(context, listMap, { ...filters, outside: ISRAEL }),
    asked.item ? runOperation(context, findOnMap, { id: asked.item }) : null,
  ])
  return {
    asked,
    here,
    elsewhere,
    selected,
    tiles: presentTiles(context),
    address: `${context.get(runtimeContext).origin}/map`,
  }
}

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { asked, here, elsewhere, selected, tiles } = loaderData
  const [box, setBox] = useState<Box | null>(null)
  const { pins, capped, failed } = usePins(pinsAddress(asked), box)
  const isWorld = asked.isWorld || (selected !== null && !isIn(ISRAEL, selected))
  const narrowed = { ...asked, item: null, shown: 0 }
  return (
    <div
      className="map-view relative mx-auto w-full max-w-[100rem] px-gutter py-5 sm:py-8"
      data-view={asked.view ?? undefined}
    >
      <h1 className="font-display text-title font-bold tracking-[-0.015em]">{m.map_title()}</h1>
      <p className="mt-2 text-muted max-sm:hidden">{m.map_lead()}</p>
      <div className="mt-4 grid gap-3 lg:grid-cols-[24rem_1fr] lg:items-center lg:gap-6">
        <FilterForm
          asked={asked}
          action={MAP}
          addressOf={(params) => mapAddress({ ...readMapAddress(params), item: null })}
          kept={keptMapParams(asked)}
          label={m.map_search_label()}
          isFolded
        />
        <KindChoice
          label={m.map_kinds()}
          choices={[null, ...SUPPORT_TYPES]}
          chosen={asked.supportTypes}
          addressOf={(supportTypes) => mapAddress({ ...narrowed, supportTypes })}
        />
      </div>
      <Chips
        asked={{ ...asked, supportTypes: [] }}
        addressOf={(query) =>
          mapAddress({ ...narrowed, ...query, supportTypes: asked.supportTypes })
        }
      />
      <div className="mt-4 grid gap-6 lg:grid-cols-[24rem_1fr]">
        <div className="map-view-list min-w-0">
          <PlacesList
            asked={asked}
            here={here}
            elsewhere={elsewhere}
            reset={mapAddress({ ...readMapAddress(new URLSearchParams()), view: asked.view })}
          />
        </div>
        <div className="map-view-map min-w-0">
          <MapPane
            className="sticky top-22 h-[calc(100dvh-16rem)] min-h-110 lg:h-[calc(100dvh-7rem)]"
            pins={pins}
            note={noteOf({ capped, failed, shown: pins.length })}
            asked={kindAsked(asked)}
            selected={selected}
            isWorld={isWorld}
            tiles={tiles}
            addressOf={(item) => mapAddress({ ...asked, item })}
            areaAddress={mapAddress({ ...asked, isWorld: !isWorld, item: null })}
            onBox={setBox}
          />
        </div>
      </div>
      <p
        data-clear-of-toasts=""
        className="sticky bottom-4 z-20 mt-4 flex justify-center lg:hidden"
      >
        <Link
          to={mapAddress({ ...asked, view: 'list' })}
          preventScrollReset
          className={buttonVariants({ className: 'map-view-map rounded-full shadow-float' })}
        >
          <List aria-hidden />
          {m.map_show_list()}
        </Link>
        <Link
          to={mapAddress({ ...asked, view: 'map' })}
          preventScrollReset
          className={buttonVariants({ className: 'map-view-list rounded-full shadow-float' })}
        >
          <MapIcon aria-hidden />
          {m.map_show_map()}
        </Link>
      </p>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

function noteOf(about: { capped: boolean; failed: boolean; shown: number }): string | null {
  if (about.failed) return m.map_pins_failed()
  return about.capped ? m.map_pins_capped({ count: figure(about.shown) }) : null
}

import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import type { Box } from '#domain/project-events/place.ts'
import type { MapItem } from '#domain/project-events/queries/find-on-map.ts'
import { spotOf, type MapPin } from '#domain/project-events/map-pin.ts'
import type { Area, MapMarker, OpenMap, Tiles } from './leaflet/open-map.ts'

export type MapState = {
  holder: React.RefObject<HTMLDivElement | null>
  map: OpenMap | 'failed' | null
  marks: MapMarker[]
}

/** Loads and opens the map in the browser, and keeps it in sync with the query. */
export function useMap(options: {
  pins: readonly MapPin[]
  area: Area
  selected: MapItem | null
  tiles: Tiles | null
  /** Starts with all pins of the area in view. */
  fit: boolean
  /** Called with the visible part of the world after each move. Must be a stable function. */
  onBox: (box: Box) => void
}): MapState {
  const { pins, area, selected, tiles, fit, onBox } = options
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapState['map']>(null)
  const [marks, setMarks] = useState<MapMarker[]>([])
  const first = useRef({ area, selected, tiles, fit, onBox })
  const shownArea = useRef(area)
  const spot = selected && spotOf(selected)
  const shownSpot = useRef(spot)

  useEffect(() => {
    let opened: OpenMap | null = null
    let isLeft = false
    const start = first.current
    const open = async () => {
      const { openMap } = await import('./leaflet/open-map.ts')
      if (isLeft || !holder.current) return
      opened = openMap(holder.current, {
        area: start.area,
        start: start.selected,
        tiles: start.tiles,
        fit: start.fit,
        words: { zoomIn: m.map_zoom_in(), zoomOut: m.map_zoom_out(), land: m.map_land() },
        onMarks: setMarks,
        onBox: start.onBox,
      })
      setMap(opened)
    }
    open().catch(() => setMap('failed'))
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [])

  const live = map === 'failed' ? null : map
  useEffect(() => live?.showPins(pins, selected), [live, pins, selected])
  useEffect(() => {
    if (!live || shownArea.current === area) return
    shownArea.current = area
    live.showArea(area)
  }, [live, area])
  useEffect(() => {
    if (!live || shownSpot.current === spot) return
    shownSpot.current = spot
    if (selected) live.goTo(selected)
  }, [live, selected, spot])
  return { holder, map, marks }
}

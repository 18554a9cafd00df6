import Supercluster from 'supercluster'
import type { Box } from '#domain/project-events/place.ts'
import { spotOf, type MapPin } from '#domain/project-events/map-pin.ts'

/** A pin is 32 px wide; on touch screens, 44. */
export const PIN_APART = 34
export const PIN_APART_COARSE = 46

type Properties = { pin: MapPin }
type At = { latitude: number; longitude: number }

/** A pin, or a cluster of pins that are too close together. */
export type Gathered =
  | (At & {
      key: string
      pin: MapPin
      /** Its rank among pins at the same position, and how many there are. */ among: [
        number,
        number,
      ]
    })
  | (At & { key: string; count: number; clusterId: number })

export type Gathering = {
  within(box: Box, zoom: number): Gathered[]
  /** The zoom at which a cluster splits, and its pins as `spotOf`. */
  open(clusterId: number): { zoom: number; spots: string[] }
}

/** Clusters pins that would overlap. From zoom `pinsFrom` on, those still too close are arranged around their center. */
export function gatherPins(pins: readonly MapPin[], pinsFrom: number): Gathering {
  const index = new Supercluster<Properties>({ radius: 64, maxZoom: pinsFrom })
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
    })),
  )
  const leavesOf = (clusterId: number) =>
    index.getLeaves(clusterId, Infinity).map(({ properties }) => properties.pin)
  return {
    within({ south, north, west, east }, zoom) {
      return index.getClusters([west, south, east, north], zoom).flatMap((found): Gathered[] => {
        const [longitude = 0, latitude = 0] = found.geometry.coordinates
        const { properties } = found
        if (!('cluster_id' in properties)) {
          return [{ ...placedPin(properties.pin, [0, 1]), latitude, longitude }]
        }
        const { cluster_id: clusterId, point_count: count } = properties
        if (zoom < pinsFrom) {
          return [{ key: `cluster ${clusterId}`, count, clusterId, latitude, longitude }]
        }
        return leavesOf(clusterId).map((pin, rank) => ({
          ...placedPin(pin, [rank, count]),
          latitude,
          longitude,
        }))
      })
    },
    open(clusterId) {
      return {
        zoom: Math.min(index.getClusterExpansionZoom(clusterId), pinsFrom),
        spots: leavesOf(clusterId).map(spotOf),
      }
    },
  }
}

function placedPin(pin: MapPin, among: [number, number]) {
  return { key: `${spotOf(pin)} ${among.join('/')}`, pin, among }
}

/** The offset in pixels of a pin from the center of its group. */
export function stepAside(
  [rank, count]: [number, number],
  apart = PIN_APART,
): [x: number, y: number] {
  if (count < 2) return [0, 0]
  // A sunflower pattern: no two pins are closer than their width, however many there are.
  const distance = apart * Math.sqrt(rank + 0.6)
  const angle = rank * Math.PI * (3 - Math.sqrt(5))
  return [Math.round(distance * Math.cos(angle)), Math.round(distance * Math.sin(angle))]
}

import Supercluster from 'supercluster'
import type { Box } from '#domain/places/place.ts'
import type { MapPin } from '#domain/project-events/map-pin.ts'

type Properties = { pin: MapPin }
type At = { latitude: number; longitude: number }

/** One pin, or several so close together that they are one. */
export type Gathered =
  | (At & {
      key: string
      pin: MapPin
      /** Its rank among those at the very same place, and how many they are. */ among: [
        number,
        number,
      ]
    })
  | (At & { key: string; count: number; clusterId: number })

export type Gathering = {
  within(box: Box, zoom: number): Gathered[]
  /** The zoom at which a cluster falls apart, and the pins in it. */
  open(clusterId: number): { zoom: number; ids: string[] }
}

/** Arranges pins so that what would overlap is one. From `pinsFrom` on, each stands for itself. */
export function gatherPins(pins: readonly MapPin[], pinsFrom: number): Gathering {
  const index = new Supercluster<Properties>({ radius: 64, maxZoom: pinsFrom - 1 })
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
    })),
  )
  const places = Map.groupBy(pins, placeOf)
  return {
    within({ south, north, west, east }, zoom) {
      return index.getClusters([west, south, east, north], zoom).map((found): Gathered => {
        const [longitude = 0, latitude = 0] = found.geometry.coordinates
        const { properties } = found
        if ('cluster_id' in properties) {
          const { cluster_id: clusterId, point_count: count } = properties
          return { key: `cluster ${clusterId}`, count, clusterId, latitude, longitude }
        }
        const { pin } = properties
        const there = places.get(placeOf(pin)) ?? [pin]
        const among: [number, number] = [there.indexOf(pin), there.length]
        const key = `${pin.id} ${among.join('/')}`
        return { key, pin, latitude: pin.latitude, longitude: pin.longitude, among }
      })
    },
    open(clusterId) {
      return {
        zoom: index.getClusterExpansionZoom(clusterId),
        ids: index.getLeaves(clusterId, Infinity).map(({ properties }) => properties.pin.id),
      }
    },
  }
}

/** How far from its place a pin is shown, in pixels, where others are at the very same one. */
export function stepAside([rank, count]: [number, number]): [x: number, y: number] {
  if (count < 2) return [0, 0]
  // A sunflower: no two closer than a pin is wide, however many they are.
  const distance = 24 * Math.sqrt(rank + 0.6)
  const angle = rank * Math.PI * (3 - Math.sqrt(5))
  return [Math.round(distance * Math.cos(angle)), Math.round(distance * Math.sin(angle))]
}

function placeOf({ latitude, longitude }: MapPin): string {
  return `${latitude} ${longitude}`
}

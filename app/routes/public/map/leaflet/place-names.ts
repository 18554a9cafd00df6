/** A name on the outline, in both languages. The first of a list get their space first. */
export type MapName = {
  kind: 'town' | 'water'
  name: string
  hebrew: string
  latitude: number
  longitude: number
  /** The least zoom at which it is shown, if there is space. */
  from: number
}

export type PlacedName = MapName & {
  /** The side of the town's dot on which its label is; waters are labeled on the spot. */
  side: Side
  /** What the label takes, in pixels of the whole world at this zoom. */
  box: PixelBox
}
type Side = 'east' | 'west' | 'south' | 'north' | 'center'
type PixelBox = { left: number; top: number; right: number; bottom: number }

/** Sizes of labels in pixels, as in `map.css`. */
const LETTER = 7.2
const LINE = 15
/** From a town's dot to its label: space for half a pin. */
const ASIDE = 20
const GAP = 4

/**
 * Chooses the labels that fit at a zoom, and their sides, so that no two overlap. The same wherever the map is moved: labels
 * do not jump.
 */
export function placeNames(names: readonly MapName[], zoom: number): PlacedName[] {
  const placed: PlacedName[] = []
  for (const name of names) {
    if (zoom < name.from) continue
    const sides: readonly Side[] =
      name.kind === 'water' ? ['center'] : ['east', 'west', 'south', 'north']
    for (const side of sides) {
      const box = boxOf(name, side, zoom)
      if (placed.some((other) => overlap(box, other.box))) continue
      placed.push({ ...name, side, box })
      break
    }
  }
  return placed
}

function boxOf(name: MapName, side: Side, zoom: number): PixelBox {
  const { x, y } = pixelOf(name, zoom)
  const width = Math.max(name.name.length, name.hebrew.length) * LETTER
  const height = 2 * LINE
  const left = side === 'east' ? x + ASIDE : side === 'west' ? x - ASIDE - width : x - width / 2
  const top = side === 'south' ? y + ASIDE : side === 'north' ? y - ASIDE - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

/** A point in pixels of the whole world (Web Mercator). */
function pixelOf({ latitude, longitude }: MapName, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return { x: ((longitude + 180) / 360) * world, y: (0.5 - north / (2 * Math.PI)) * world }
}

function overlap(one: PixelBox, other: PixelBox): boolean {
  return (
    one.left < other.right + GAP &&
    other.left < one.right + GAP &&
    one.top < other.bottom + GAP &&
    other.top < one.bottom + GAP
  )
}

/** A name on the outline, in both languages. The first of a list get their space first. */
export type MapName = {
  kind: 'town' | 'water'
  name: string
  hebrew: string
  latitude: number
  longitude: number
  /** The least zoom at which it is shown, if there is space. */
  from: number
  /** The sides of the spot on which its label may be, the best first: at sea for a town at the coast. */
  sides: readonly LabelSide[]
}
export type LabelSide = 'east' | 'west' | 'south' | 'north' | 'center'

export type PlacedName = MapName & {
  side: LabelSide
  /** Pixels from the spot to the label. */
  aside: number
  /** What the label takes. */
  box: PixelBox
}

/** An area in pixels of the whole world at a zoom. */
export type PixelBox = { left: number; top: number; right: number; bottom: number }

/** Sizes of labels in pixels, as in `map.css`. */
const LETTER = 7.2
const LINE = 15
/** Space for half a pin, or for half a cluster. */
const ASIDES = [20, 34]
const GAP = 3
const DOT = 8

/**
 * Chooses the labels that fit at a zoom, and their sides, so that none overlaps another, an obstacle, such as a pin, or
 * the spot of a town as important as its own.
 */
export function placeNames(
  names: readonly MapName[],
  zoom: number,
  obstacles: readonly PixelBox[] = [],
): PlacedName[] {
  const placed: PlacedName[] = []
  const taken = [...obstacles]
  for (const name of names) {
    if (zoom < name.from) continue
    const labels = ASIDES.flatMap((aside) =>
      name.sides.map((side) => ({ side, aside, box: boxOf(name, side, aside, zoom) })),
    )
    const spots = names.flatMap((other) =>
      other !== name && other.kind === 'town' && other.from <= name.from
        ? [dotOf(other, zoom)]
        : [],
    )
    const free = labels.find(
      ({ box }) => ![...taken, ...spots].some((other) => overlap(box, other)),
    )
    if (!free) continue
    placed.push({ ...name, ...free })
    taken.push(free.box)
    if (name.kind === 'town') taken.push(dotOf(name, zoom))
  }
  return placed
}

/** A dot beside another town's label would look like that town's. */
function dotOf(name: MapName, zoom: number): PixelBox {
  const { x, y } = pixelOf(name, zoom)
  return { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT }
}

function boxOf(name: MapName, side: LabelSide, aside: number, zoom: number): PixelBox {
  const { x, y } = pixelOf(name, zoom)
  const width = Math.max(name.name.length, name.hebrew.length) * LETTER
  const height = 2 * LINE
  const left = side === 'east' ? x + aside : side === 'west' ? x - aside - width : x - width / 2
  const top = side === 'south' ? y + aside : side === 'north' ? y - aside - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

/** A point in pixels of the whole world (Web Mercator). */
export function pixelOf(
  { latitude, longitude }: { latitude: number; longitude: number },
  zoom: number,
): { x: number; y: number } {
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

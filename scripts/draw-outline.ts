import { readFile, writeFile } from 'node:fs/promises'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { LOCATOR, onLocator } from '../app/routes/public/project-event/locator-box.ts'

/**
 * Generates public/map/outline.json, which the map shows without tiles: the world in little detail, the neighboring countries in
 * more, Israel in the most, from Natural Earth (public domain, package world-atlas). It contains no borders. Also generates
 * public/map/israel.svg, the small map on an item's page. Run by hand after changes: `node scripts/draw-outline.ts`.
 */
type Box = { west: number; south: number; east: number; north: number }
type Ring = Position[]

const WORLD = { west: -180, south: -85.3, east: 180, north: 84 }
const AROUND = { west: 20, south: 18, east: 50, north: 43 }
const ISRAEL = { west: 32, south: 27.5, east: 38, north: 35.5 }

/** Lakes, which Natural Earth's land includes; approximate shores. */
const LAKES: Record<string, Ring> = {
  'Sea of Galilee': [
    [35.592, 32.892],
    [35.617, 32.893],
    [35.638, 32.876],
    [35.649, 32.848],
    [35.652, 32.818],
    [35.645, 32.786],
    [35.634, 32.76],
    [35.612, 32.736],
    [35.59, 32.711],
    [35.575, 32.705],
    [35.566, 32.721],
    [35.557, 32.755],
    [35.545, 32.781],
    [35.532, 32.807],
    [35.515, 32.835],
    [35.521, 32.862],
    [35.546, 32.876],
    [35.567, 32.885],
  ],
  'Dead Sea': [
    [35.505, 31.757],
    [35.54, 31.763],
    [35.567, 31.74],
    [35.575, 31.69],
    [35.586, 31.63],
    [35.574, 31.57],
    [35.566, 31.5],
    [35.554, 31.44],
    [35.535, 31.39],
    [35.515, 31.345],
    [35.512, 31.315],
    [35.498, 31.3],
    [35.474, 31.317],
    [35.44, 31.352],
    [35.407, 31.378],
    [35.397, 31.43],
    [35.402, 31.49],
    [35.42, 31.55],
    [35.437, 31.61],
    [35.455, 31.67],
    [35.464, 31.715],
    [35.483, 31.742],
  ],
  'Dead Sea, southern ponds': [
    [35.368, 31.225],
    [35.4, 31.24],
    [35.432, 31.232],
    [35.458, 31.2],
    [35.47, 31.15],
    [35.455, 31.09],
    [35.43, 31.05],
    [35.405, 31.045],
    [35.388, 31.08],
    [35.375, 31.13],
    [35.362, 31.18],
  ],
}

/** Labels: waters, and towns with the label west or east of their dot; `from` is the minimum zoom. */
const NAMES = [
  { name: 'Jerusalem', kind: 'east', at: [35.2137, 31.7683], from: 6 },
  { name: 'Tel Aviv', kind: 'west', at: [34.7818, 32.0853], from: 6 },
  { name: 'Haifa', kind: 'west', at: [34.9896, 32.794], from: 7 },
  { name: "Be'er Sheva", kind: 'west', at: [34.7913, 31.2518], from: 7 },
  { name: 'Eilat', kind: 'west', at: [34.9519, 29.5577], from: 6 },
  { name: 'Tiberias', kind: 'west', at: [35.5312, 32.7922], from: 8 },
  { name: 'Kiryat Shmona', kind: 'east', at: [35.5697, 33.2073], from: 8 },
  { name: 'Ashdod', kind: 'west', at: [34.6553, 31.8044], from: 9 },
  { name: 'Netanya', kind: 'west', at: [34.8532, 32.3215], from: 9 },
  { name: 'Nazareth', kind: 'west', at: [35.2978, 32.6996], from: 9 },
  { name: 'Safed', kind: 'east', at: [35.4963, 32.9646], from: 9 },
  { name: 'Mitzpe Ramon', kind: 'west', at: [34.8013, 30.6094], from: 8 },
  { name: 'Arad', kind: 'east', at: [35.2126, 31.2589], from: 9 },
  { name: 'Mediterranean Sea', kind: 'water', at: [33.3, 32.4], from: 6 },
  { name: 'Dead Sea', kind: 'water', at: [35.49, 31.53], from: 9 },
  { name: 'Sea of Galilee', kind: 'water', at: [35.59, 32.82], from: 10 },
  { name: 'Gulf of Aqaba', kind: 'water', at: [34.72, 29.0], from: 7 },
  { name: 'London', kind: 'west', at: [-0.1276, 51.5072], from: 3 },
  { name: 'Paris', kind: 'east', at: [2.3522, 48.8566], from: 4 },
  { name: 'Berlin', kind: 'east', at: [13.405, 52.52], from: 4 },
  { name: 'New York', kind: 'east', at: [-74.006, 40.7128], from: 3 },
  { name: 'Los Angeles', kind: 'west', at: [-118.2437, 34.0522], from: 3 },
  { name: 'Buenos Aires', kind: 'west', at: [-58.3816, -34.6037], from: 3 },
  { name: 'Johannesburg', kind: 'east', at: [28.0473, -26.2041], from: 3 },
  { name: 'Sydney', kind: 'east', at: [151.2093, -33.8688], from: 3 },
] as const

// From coarse to fine: each layer covers the previous one within its box.
const layers = [
  await draw('land-110m', WORLD, { tolerance: 0.15, digits: 1, area: 0 }),
  await draw('land-50m', AROUND, { tolerance: 0.03, digits: 2, area: 0.02 }),
  await draw('land-10m', ISRAEL, { tolerance: 0.003, digits: 3, area: 0.0005 }),
]
const names = NAMES.map(({ at: [longitude, latitude], ...name }) => ({
  ...name,
  longitude,
  latitude,
}))
const outline = JSON.stringify({ layers, lakes: Object.values(LAKES), names })
await writeFile('public/map/outline.json', outline)
console.log(`${outline.length} bytes, lands: ${layers.map(({ lands }) => lands.length).join(', ')}`)
await writeFile('public/map/israel.svg', drawLocator(layers[2]!.lands))

/** The small map: land, waters and the largest towns, in percent of its sides. */
function drawLocator(lands: Ring[]): string {
  const { width, height } = LOCATOR
  const at = ([longitude, latitude]: readonly number[]) => {
    const { left, top } = onLocator({ longitude: longitude!, latitude: latitude! })
    return [(left * width).toFixed(1), (top * height).toFixed(1)] as const
  }
  const pathOf = (rings: Ring[]) =>
    rings.map((ring) => `M${ring.map((point) => at(point).join(' ')).join('L')}Z`).join('')
  const towns = NAMES.filter(({ kind, from }) => kind !== 'water' && from >= 6 && from <= 7)
    .map(({ name, kind, at: place }) => {
      const [x, y] = at(place)
      const isWest = kind === 'west'
      return `<circle cx="${x}" cy="${y}" r="2"/><text x="${Number(x) + (isWest ? -5 : 5)}" y="${Number(y) + 4}"${isWest ? ' text-anchor="end"' : ''}>${name}</text>`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#cfe0ec" d="M0 0H${width}V${height}H0Z"/><path fill="#f6efe2" stroke="#9db4c6" d="${pathOf(lands)}"/><path fill="#cfe0ec" stroke="#9db4c6" d="${pathOf(Object.values(LAKES))}"/><g fill="#5a6478" font-family="Heebo, Arial, sans-serif" font-size="12">${towns}</g></svg>\n`
}

/** The outer shores of all land within a box, without areas smaller than `area` square degrees. */
async function draw(
  file: string,
  box: Box,
  { tolerance, digits, area }: { tolerance: number; digits: number; area: number },
): Promise<{ box: Box; lands: Ring[] }> {
  const text = await readFile(`node_modules/world-atlas/${file}.json`, 'utf8')
  const topology = JSON.parse(text) as Topology<{ land: GeometryCollection }>
  const lands = feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) => {
      const land = geometry as Polygon | MultiPolygon
      return land.type === 'Polygon' ? [land.coordinates] : land.coordinates
    })
    .flatMap(([shore = []]) => turns(shore).map((ring) => clip(ring, box)))
    .filter((ring) => ring.length > 3 && areaOf(ring) > area)
    .map((ring) => rounded(simplified(ring, tolerance), digits))
    .filter((ring) => ring.length > 3)
  return { box, lands }
}

/** Splits a shore that crosses the date line into one copy for each side. */
function turns(shore: Ring): Ring[] {
  let turn = 0
  const whole = shore.map(([x, y], at) => {
    const before = shore[at - 1]?.[0] ?? x!
    if (Math.abs(x! - before) > 180) turn += x! < before ? 360 : -360
    return [x! + turn, y!]
  })
  const crosses = whole.some(([x]) => Math.abs(x!) > 180)
  if (!crosses) return [whole]
  return [-360, 0, 360].map((by) => whole.map(([x, y]) => [x! + by, y!]))
}

type Edge = { isIn(point: Position): boolean; cut(from: Position, to: Position): Position }

/** Clips a ring to the box (Sutherland–Hodgman). */
function clip(ring: Ring, box: Box): Ring {
  return edgesOf(box).reduce((rest, { isIn, cut }) => {
    const kept: Ring = []
    for (const [at, to] of rest.entries()) {
      const from = rest.at(at - 1)!
      if (isIn(to) !== isIn(from)) kept.push(cut(from, to))
      if (isIn(to)) kept.push(to)
    }
    return kept
  }, ring)
}

function edgesOf({ west, south, east, north }: Box): Edge[] {
  const along = (axis: 0 | 1, limit: number, isLower: boolean): Edge => ({
    isIn: (point) => (isLower ? point[axis]! >= limit : point[axis]! <= limit),
    cut(from, to) {
      const share = (limit - from[axis]!) / (to[axis]! - from[axis]!)
      return [from[0]! + share * (to[0]! - from[0]!), from[1]! + share * (to[1]! - from[1]!)]
    },
  })
  return [
    along(0, west, true),
    along(0, east, false),
    along(1, south, true),
    along(1, north, false),
  ]
}

/** Simplifies a line (Douglas–Peucker). */
function simplified(ring: Ring, tolerance: number): Ring {
  const first = ring[0]!
  const last = ring.at(-1)!
  let far = 0
  let most = tolerance
  for (const [at, point] of ring.entries()) {
    const distance = distanceTo(point, first, last)
    if (distance > most) [far, most] = [at, distance]
  }
  if (far === 0) return [first, last]
  const before = simplified(ring.slice(0, far + 1), tolerance)
  return [...before.slice(0, -1), ...simplified(ring.slice(far), tolerance)]
}

function distanceTo([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2! - x1!, y2! - y1!]
  const length = dx * dx + dy * dy
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x! - x1!) * dx + (y! - y1!) * dy) / length))
  return Math.hypot(x! - x1! - share * dx, y! - y1! - share * dy)
}

function areaOf(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [x0, y0] = ring.at(at - 1)!
    return sum + x0! * y! - x! * y0!
  }, 0)
  return Math.abs(doubled) / 2
}

function rounded(ring: Ring, digits: number): Ring {
  return ring.map((point) => point.map((degrees) => Number(degrees.toFixed(digits))))
}

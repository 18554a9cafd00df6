import { readFile, writeFile } from 'node:fs/promises'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { MapName } from '../app/routes/public/map/leaflet/place-names.ts'
import { LOCATOR, onLocator } from '../app/routes/public/project-event/locator-box.ts'
import { townIn } from '../domain/project-events/place-words.ts'
import { CENTRAL, TEL_AVIV } from '../domain/project-events/towns/towns-center.ts'
import { HAIFA, NORTHERN } from '../domain/project-events/towns/towns-north.ts'
import {
  JERUSALEM,
  JUDEA_AND_SAMARIA,
  SOUTHERN,
} from '../domain/project-events/towns/towns-south.ts'

/**
 * Generates public/map/outline.json, which the map shows without tiles: the world in little detail, the neighboring countries in
 * more, Israel in the most, from Natural Earth (public domain, package world-atlas). It contains no borders. Also generates
 * public/map/israel-en.svg and israel-he.svg, the small map on an item's page. Run by hand after changes: `node scripts/draw-outline.ts`.
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

/** Labels: waters and places abroad with their Hebrew names, in the order in which they get their space. */
const WATERS: readonly (readonly [string, string, number, number, number, ...MapName['sides']])[] =
  [
    ['Mediterranean Sea', 'הים התיכון', 32.5, 33.7, 4, 'center', 'west', 'south'],
    ['Dead Sea', 'ים המלח', 31.42, 35.53, 6.5, 'east'],
    ['Sea of Galilee', 'כנרת', 32.82, 35.62, 7.5, 'east'],
    ['Red Sea', 'ים סוף', 29.02, 34.72, 4],
    ['Atlantic Ocean', 'האוקיינוס האטלנטי', 28, -42, 2],
    ['Indian Ocean', 'האוקיינוס ההודי', -18, 76, 2],
    ['Pacific Ocean', 'האוקיינוס השקט', 6, -150, 2],
  ]
const ABROAD = [
  ['New York', 'ניו יורק', 40.713, -74.006, 1.5],
  ['London', 'לונדון', 51.507, -0.128, 1.5],
  ['Buenos Aires', 'בואנוס איירס', -34.604, -58.382, 1.5],
  ['Johannesburg', 'יוהנסבורג', -26.204, 28.047, 1.5],
  ['Sydney', 'סידני', -33.869, 151.209, 1.5],
  ['Los Angeles', 'לוס אנג׳לס', 34.052, -118.244, 1.5],
  ['Addis Ababa', 'אדיס אבבה', 9.03, 38.74, 2],
  ['Perth', 'פרת', -31.952, 115.861, 2],
  ['Paris', 'פריז', 48.857, 2.352, 2.5],
  ['Toronto', 'טורונטו', 43.653, -79.383, 2.5],
  ['São Paulo', 'סאו פאולו', -23.55, -46.633, 2.5],
  ['Melbourne', 'מלבורן', -37.814, 144.963, 2.5],
  ['Cape Town', 'קייפטאון', -33.925, 18.424, 2.5],
  ['Nairobi', 'ניירובי', -1.286, 36.817, 3],
  ['Berlin', 'ברלין', 52.52, 13.405, 3],
  ['Chicago', 'שיקגו', 41.878, -87.63, 3],
  ['Miami', 'מיאמי', 25.762, -80.192, 3],
  ['Rome', 'רומא', 41.903, 12.496, 3],
  ['Glasgow', 'גלזגו', 55.864, -4.252, 3],
  ['Nashville', 'נאשוויל', 36.163, -86.781, 3.5],
] as const

/** Towns by the zoom from which they get a label if there is space, the more important ones first. */
const TOWNS: readonly (readonly [from: number, names: string])[] = [
  [1, 'Jerusalem'],
  [5.5, "Tel Aviv, Haifa, Be'er Sheva, Eilat"],
  [
    7,
    'Tiberias, Ashdod, Netanya, Kiryat Shmona, Mitzpe Ramon, Nazareth, Safed, Ashkelon, Acre, Hadera, Dimona',
  ],
  [
    7.75,
    "Arad, Beit She'an, Nahariya, Rehovot, Afula, Modi'in, Sderot, Kiryat Gat, Katzrin, Karmiel, Ariel, Beit Shemesh, Yeruham, Rishon LeZion, Petah Tikva, Herzliya, Metula, Efrat",
  ],
  [
    8.75,
    "Zikhron Ya'akov, Caesarea, Ra'anana, Kfar Saba, Ramla, Lod, Holon, Rahat, Netivot, Ofakim, Yokne'am, Umm al-Fahm, Sakhnin, Shlomi, Ma'alot-Tarshiha, Majdal Shams, Rosh HaAyin, Yavne, Gedera, Kiryat Malakhi, Ma'ale Adumim, Kiryat Arba, Pardes Hanna-Karkur, Rosh Pina, Migdal HaEmek",
  ],
  [
    9.75,
    'Jaffa, Ramat Gan, Givatayim, Bnei Brak, Bat Yam, Ramat HaSharon, Or Yehuda, Hod HaSharon, Ness Ziona, Shoham, Kfar Yona, Mevaseret Zion, Abu Ghosh, Kiryat Ata, Kiryat Bialik, Kiryat Motzkin, Kiryat Yam, Tirat Carmel, Nesher, Or Akiva, Shefa-Amr, Tamra, Nof HaGalil, Hatzor HaGlilit',
  ],
]

/** Their labels are best at sea, or away from the Dead Sea's. */
const COASTAL = new Set(
  "Be'er Sheva, Tel Aviv, Haifa, Ashdod, Ashkelon, Netanya, Acre, Nahariya, Hadera, Herzliya, Caesarea, Jaffa, Bat Yam, Tirat Carmel, Kiryat Yam, Eilat".split(
    ', ',
  ),
)

/** Towns from which zoom on are on the small map too, and get their space before the waters. */
const LOCATED = 5.5

const names = [
  ...TOWNS.filter(([from]) => from <= LOCATED).flatMap(townsOf),
  ...WATERS.map(([name, hebrew, latitude, longitude, from, ...sides]) =>
    named('water', name, hebrew, latitude, longitude, from, sides.length > 0 ? sides : ['center']),
  ),
  ...TOWNS.filter(([from]) => from > LOCATED).flatMap(townsOf),
  ...ABROAD.map(([name, hebrew, latitude, longitude, from]) =>
    named('town', name, hebrew, latitude, longitude, from),
  ),
]

function townsOf([from, list]: (typeof TOWNS)[number]): MapName[] {
  return list.split(', ').map((name) => {
    const town = townIn(name, null)
    const hebrew = hebrewOf(name)
    if (!town || !hebrew) throw new Error(`${name} is not in the gazetteer`)
    return named('town', name, hebrew, town.point.latitude, town.point.longitude, from)
  })
}

/** A town's first Hebrew spelling in the gazetteer. */
function hebrewOf(town: string): string | undefined {
  if (town === 'Tel Aviv') return 'תל אביב'
  const lists = [NORTHERN, HAIFA, CENTRAL, TEL_AVIV, JERUSALEM, JUDEA_AND_SAMARIA, SOUTHERN]
  const lines = lists.flatMap((list) => list.split('\n'))
  const spellings = lines.find((line) => line.startsWith(`${town} =`))?.split(/[=,]/) ?? []
  return spellings.map((one) => one.trim()).find((one) => /\p{Script=Hebrew}/u.test(one))
}

function named(
  kind: MapName['kind'],
  name: string,
  hebrew: string,
  latitude: number,
  longitude: number,
  from: number,
  sides: MapName['sides'] = COASTAL.has(name)
    ? ['west', 'east', 'south', 'north']
    : ['east', 'west', 'south', 'north'],
): MapName {
  return { kind, name, hebrew, latitude, longitude, from, sides }
}

// From coarse to fine: each layer covers the previous one within its box.
const layers = [
  await draw('land-110m', WORLD, { tolerance: 0.15, digits: 1, area: 0 }),
  await draw('land-50m', AROUND, { tolerance: 0.03, digits: 2, area: 0.02 }),
  await draw('land-10m', ISRAEL, { tolerance: 0.003, digits: 3, area: 0.0005 }),
]
const outline = JSON.stringify({ layers, lakes: Object.values(LAKES), names })
await writeFile('public/map/outline.json', outline)
console.log(`${outline.length} bytes, lands: ${layers.map(({ lands }) => lands.length).join(', ')}`)
for (const language of ['en', 'he'] as const) {
  const drawing = drawLocator(layers[2]!.lands, language)
  await writeFile(`public/map/israel-${language}.svg`, drawing)
}

/** The small map: land, waters and the largest towns by their names in a language, in percent of its sides. */
function drawLocator(lands: Ring[], language: 'en' | 'he'): string {
  const { width, height } = LOCATOR
  const at = ([longitude, latitude]: readonly number[]) => {
    const { left, top } = onLocator({ longitude: longitude!, latitude: latitude! })
    return [(left * width).toFixed(1), (top * height).toFixed(1)] as const
  }
  const pathOf = (rings: Ring[]) =>
    rings.map((ring) => `M${ring.map((point) => at(point).join(' ')).join('L')}Z`).join('')
  const towns = names
    .filter(({ kind, from }) => kind === 'town' && from <= LOCATED)
    .filter(({ longitude }) => longitude > LOCATOR.box.west && longitude < LOCATOR.box.east)
    .map(({ name, hebrew, ...place }) => {
      const [x, y] = at([place.longitude, place.latitude])
      const isWest = name !== 'Jerusalem'
      const text = language === 'he' ? hebrew : name
      return `<circle cx="${x}" cy="${y}" r="2.5"/><text x="${Number(x) + (isWest ? -6 : 6)}" y="${Number(y) + 5}"${isWest ? ' text-anchor="end"' : ''}>${text}</text>`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#cfe0ec" d="M0 0H${width}V${height}H0Z"/><path fill="#f6efe2" stroke="#9db4c6" d="${pathOf(lands)}"/><path fill="#cfe0ec" stroke="#9db4c6" d="${pathOf(Object.values(LAKES))}"/><g fill="#5a6478" font-family="Heebo, Arial, sans-serif" font-size="16">${towns}</g></svg>\n`
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

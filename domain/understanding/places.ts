import { DISTRICTS, REGIONS, type District, type Region } from '../places/place.ts'
import * as abroad from './words/abroad.ts'
import { CENTRAL, MIDDLE, TEL_AVIV } from './words/towns-center.ts'
import { HAIFA, NORTHERN } from './words/towns-north.ts'
import { COUNTRY, JERUSALEM, JUDEA_AND_SAMARIA, SOUTHERN } from './words/towns-south.ts'
import { phraseBook } from './phrase-book.ts'

/** A place that people name, and where that is. */
export type NamedPlace = {
  name: string
  districts: readonly District[]
  regions: readonly Region[]
}

/** Also words or first names: they are places only where a sentence puts them as one ("in Acre", "near Ariel"). */
const ambiguous = new Set(
  `acre, ako, nesher, dor, arad, omer, ariel, tira, tamra, elad, sapir, magen, erez, shamir, misgav, eshkol, us, la, ny, dc, eu,
  tabor, ramon, migdal, kadima, magdala, florence, georgia, rio, fez, lima, kent, cork, crater, rishon, sheba, jordan, ofra,
  baqa, jisr, hatzor, sufa, alumim, ta, holit, urim, phoenix, victoria, columbus, charlotte, austin, orlando, virginia,
  boulder, portland, whitefield, queens, lyon, porto, sofia, riga, gib, bali, the sharon, golan, samaria, judea, etzion,
  rome, newcastle, hermon, zichron, wellington, kingston, addis, newton, american cities, scottish, european, aussie, tunis,
  tkuma, otef, florentine, shiloh, shilo, lahav, lotan, maccabim, amos, israel, yisrael`
    .split(',')
    .map((name) => name.trim()),
)

const inIsrael: [readonly District[], string][] = [
  [['northern-district'], NORTHERN],
  [['haifa-district'], HAIFA],
  [['central-district'], CENTRAL],
  [['tel-aviv-district'], TEL_AVIV],
  [['central-district', 'tel-aviv-district'], MIDDLE],
  [['southern-district'], SOUTHERN],
  [['jerusalem-district'], JERUSALEM],
  [['judea-and-samaria'], JUDEA_AND_SAMARIA],
  [DISTRICTS, COUNTRY],
]

const beyond: [readonly Region[], string][] = [
  [['north-america'], abroad.NORTH_AMERICA],
  [['south-america'], abroad.SOUTH_AMERICA],
  [['europe'], abroad.EUROPE],
  [['asia'], abroad.ASIA],
  [['africa'], abroad.AFRICA],
  [['oceania'], abroad.OCEANIA],
  [REGIONS.filter((region) => region !== 'asia'), abroad.ABROAD],
]

const places: [NamedPlace, string[]][] = [
  ...inIsrael.flatMap(([districts, lines]) => read(lines, { districts, regions: [] })),
  ...beyond.flatMap(([regions, lines]) => read(lines, { districts: [], regions })),
]

/** Names that mean nothing else. */
export const clearPlaces = phraseBook(
  places.map(([place, names]) => [place, names.filter((name) => !ambiguous.has(name)).join(',')]),
)

/** Names that are other words too. */
export const ambiguousPlaces = phraseBook(
  places.map(([place, names]) => [place, names.filter((name) => ambiguous.has(name)).join(',')]),
)

/** Every name of a place, for whoever corrects spellings. */
export const placeNames: readonly string[] = places.flatMap(([, names]) =>
  names.filter((name) => !ambiguous.has(name)),
)

function read(lines: string, where: Omit<NamedPlace, 'name'>): [NamedPlace, string[]][] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', rest = ''] = line.split('=')
      const others = rest.split(',').map((one) => one.trim())
      const own = name.trim().toLowerCase()
      // "The Golan" would stand before "Golan Heights", and win by being first.
      const names = others.includes(own.replace(/^the /, '')) ? others : [own, ...others]
      return [{ name: name.trim(), ...where }, names.filter(Boolean)]
    })
}

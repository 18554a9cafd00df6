import { DISTRICTS, REGIONS, type District, type Region } from '#domain/project-events/place.ts'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { normalize } from '#platform/text/normalize.ts'
import * as abroad from './words/abroad.ts'
import { CENTRAL, MIDDLE, TEL_AVIV } from '#domain/project-events/towns/towns-center.ts'
import { HAIFA, NORTHERN } from '#domain/project-events/towns/towns-north.ts'
import {
  COUNTRY,
  JERUSALEM,
  JUDEA_AND_SAMARIA,
  SOUTHERN,
} from '#domain/project-events/towns/towns-south.ts'
import { phraseBook } from './phrase-book.ts'

/** A known place and its districts; `hebrew` is its name on Hebrew pages. */
export type NamedPlace = {
  name: string
  hebrew: string | null
  districts: readonly District[]
  regions: readonly Region[]
}

/** Also words or first names: places only where the sentence marks them as such ("in Acre", "near Ariel"). */
const ambiguous = new Set(
  `acre, ako, nesher, dor, arad, omer, ariel, tira, tamra, elad, sapir, magen, erez, shamir, misgav, eshkol, us, la, ny, dc, eu,
  tabor, ramon, migdal, kadima, magdala, florence, georgia, rio, fez, lima, kent, cork, crater, rishon, sheba, jordan, ofra,
  baqa, jisr, hatzor, sufa, alumim, ta, holit, urim, phoenix, victoria, columbus, charlotte, austin, orlando, virginia,
  boulder, portland, whitefield, queens, lyon, porto, sofia, riga, gib, bali, the sharon, golan, samaria, judea, etzion,
  rome, newcastle, hermon, zichron, wellington, kingston, addis, newton, american cities, scottish, european, aussie, tunis,
  tkuma, otef, florentine, shiloh, shilo, lahav, lotan, maccabim, amos, israel, yisrael, carmel, emmanuel, immanuel, itamar, eli, lavi, harod, barkan, paran, gilo, ramot, baka, dorot, snir, tivon, revivim, hatikva, shuva, faran, rothschild, hadassah,
    ישראל, דפנה, דור, נשר, להב, להבים, אשכול, ספיר, מגדל, מסעדה, משגב, עומר, אריאל, איתמר, אלעד, יבנה, גדרה, שלומי, מעלות, חצור, תמרת, אביבים, אורים, עלומים,
    שילה, עופרה, קדומים, נירים, סופה, שובה, יפתח, רוחמה, רביבים, עמנואל, סביון, ערד, שוהם, חורה, חריש, העוטף, עוטף, המרכז, במרכז, כרמל, קדימה, לוטן, מיתר, תקוע,
    ג'ורג'יה, ירדן, ריו, פירנצה, רומא`
    .split(',')
    .map((name) => name.trim()),
)

/** Never a place on its own: "עלי" is mostly "on me". */
const unnamed: ReadonlySet<string> = new Set(['עלי'])

/** Not the name of a town abroad, but another word for it or for its people. */
const notNames =
  /^(in |american|european|scottish|aussie|stateside|the states|united|latin|capetown|joburg|brasil|milano|munchen|wien|roma|lisboa|deutschland|antwerpen|newzealand|southafrica|puertorico|philly|down under|hongkong|luxemburg|singapur|washington state|sao paulo|addis|great britain|british|montevideo uruguay)/

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

/** Unambiguous names. */
export const clearPlaces = phraseBook(namesThat((name) => !ambiguous.has(name)))

/** Names that are also other words. */
export const ambiguousPlaces = phraseBook(namesThat((name) => ambiguous.has(name)))

function namesThat(suits: (name: string) => boolean): [NamedPlace, string][] {
  return places.flatMap(([place, names]) =>
    names
      .filter((name) => suits(name) && !unnamed.has(name))
      .map((name): [NamedPlace, string] => [calledAs(place, name), name]),
  )
}

/** A line of places abroad has several towns, each with its own name; alternative spellings belong to the line. */
function calledAs(place: NamedPlace, name: string): NamedPlace {
  const isOwn = place.regions.length === 1 && name.length > 3 && /^[a-z ]+$/.test(name)
  const isSame = normalize(place.name).replace(/^the /, '') === name.replace(/^(the|in) /, '')
  if (!isOwn || isSame || notNames.test(name)) return place
  return {
    ...place,
    name: name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    hebrew: null,
  }
}

function read(
  lines: string,
  where: Pick<NamedPlace, 'districts' | 'regions'>,
): [NamedPlace, string[]][] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', rest = ''] = line.split('=')
      const others = rest.split(',').map((one) => one.trim())
      const own = name.trim().toLowerCase()
      // "The Golan" would precede "Golan Heights" and win by being first.
      const names = others.includes(own.replace(/^the /, '')) ? others : [own, ...others]
      const hebrew = names.find(isHebrewWord) ?? null
      return [{ name: name.trim(), hebrew, ...where }, names.filter(Boolean)]
    })
}

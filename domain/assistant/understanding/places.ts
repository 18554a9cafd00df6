import { DISTRICTS, REGIONS, type District, type Region } from '#domain/project-events/place.ts'
import {
  readPlaceLine,
  readPlaceLines,
  type PlaceLine,
} from '#domain/project-events/towns/read-place-lines.ts'
import { CENTRAL, MIDDLE, TEL_AVIV } from '#domain/project-events/towns/towns-center.ts'
import { HAIFA, NORTHERN } from '#domain/project-events/towns/towns-north.ts'
import {
  COUNTRY,
  JERUSALEM,
  JUDEA_AND_SAMARIA,
  SOUTHERN,
} from '#domain/project-events/towns/towns-south.ts'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { normalize } from '#platform/text/normalize.ts'
import { findPhrases, phraseBook, type Stretch } from './phrase-book.ts'
import { readSentence, type ParsedSentence, type Token } from './read-sentence.ts'
import { refusalAt } from './refusal-at.ts'
import * as abroad from './words/abroad.ts'

/** A place as it was said; all of Israel has every district. */
export type Place = {
  name: string
  /** Its name on Hebrew pages. */
  hebrew: string | null
  districts: readonly District[]
  regions: readonly Region[]
  /** What addresses there contain, normalized; null if everything in its districts and regions is there. */
  towns: readonly string[] | null
}

/** A place by one of its names; `isWord` if that is also another word or a first name. */
type Named = { place: Place; isWord: boolean }

const LISTS: [districts: readonly District[], regions: readonly Region[], lines: string][] = [
  [['northern-district'], [], NORTHERN],
  [['haifa-district'], [], HAIFA],
  [['central-district'], [], CENTRAL],
  [['tel-aviv-district'], [], TEL_AVIV],
  [['central-district', 'tel-aviv-district'], [], MIDDLE],
  [['southern-district'], [], SOUTHERN],
  [['jerusalem-district'], [], JERUSALEM],
  [['judea-and-samaria'], [], JUDEA_AND_SAMARIA],
  [DISTRICTS, [], COUNTRY],
  [[], ['north-america'], abroad.NORTH_AMERICA],
  [[], ['south-america'], abroad.SOUTH_AMERICA],
  [[], ['europe'], abroad.EUROPE],
  [[], ['asia'], abroad.ASIA],
  [[], ['africa'], abroad.AFRICA],
  [[], ['oceania'], abroad.OCEANIA],
  [[], REGIONS.filter((region) => region !== 'asia'), abroad.ABROAD],
]

/** "עלי" is a town, but mostly "on me". */
const NEVER = 'עלי'

const book = phraseBook(
  LISTS.flatMap(([districts, regions, list]) => {
    const listed = readPlaceLines(list)
    const known = new Map(
      listed.flatMap((line) => namesOf(line).map((name) => [name, line] as const)),
    )
    const others = listed
      .flatMap(({ within }) => (within === '*' ? [] : within))
      .map(readPlaceLine)
      .filter(({ name }) => !known.has(bare(name)))
    return [...listed, ...others].flatMap((line) => {
      const hebrew = line.others.find(isHebrewWord) ?? null
      const towns = townsOf(line, known)
      const place = { name: line.name, hebrew, districts, regions, towns }
      return namesOf(line)
        .filter((name) => name !== NEVER)
        .map((name): [Named, string] => [{ place, isWord: line.isWord.has(name) }, name])
    })
  }),
)

/** The names of a place, normalized. "The north" is one of its names, "the Golan" is not, because "Golan" is. */
function namesOf({ name, others }: PlaceLine): string[] {
  const names = others.map(normalize)
  return names.includes(bare(name)) ? names : [normalize(name), ...names]
}

function townsOf(line: PlaceLine, known: ReadonlyMap<string, PlaceLine>): string[] | null {
  if (line.within === '*') return null
  const own = [line.name, ...line.others.filter(isHebrewWord).slice(0, 1)].map(bare)
  const inside = line.within.flatMap((written) => {
    const { name } = readPlaceLine(written)
    const there = known.get(bare(name))
    return [bare(name), ...(there && there !== line ? (townsOf(there, known) ?? []) : [])]
  })
  return [...new Set([...own, ...inside])]
}

function bare(name: string): string {
  return normalize(name).replace(/^the /, '')
}

/** The districts in a text, including those of its towns and regions. */
export function districtsIn(text: string): readonly District[] {
  return readPlaces(readSentence(text)).place?.districts ?? []
}

/** The place that a sentence asks for, or several in one, and the words that name it; "not in Haifa" means all others. */
export function readPlaces(sentence: ParsedSentence): { place: Place | null; stands: Stretch[] } {
  const stands = standsIn(sentence)
  const meant = stands.filter((stand) => !isOrigin(sentence.tokens, stand))
  const said = (isRefused: boolean) =>
    meant.filter((one) => one.isRefused === isRefused).map(({ place }) => place)
  const wanted = narrowed(said(false))
  const not = new Set(said(true).flatMap(({ districts }) => districts))
  const isElsewhere = wanted.length === 0 && not.size > 0
  const asked = isElsewhere ? DISTRICTS : unique(wanted.flatMap(({ districts }) => districts))
  const districts = asked.length > 2 ? asked.filter((district) => !not.has(district)) : asked
  const regions = unique(wanted.flatMap((place) => place.regions))
  const isWhole = wanted.every(({ towns }) => towns !== null)
  const place = {
    name: unique(wanted.map(({ name }) => name)).join(' or '),
    hebrew: unique(wanted.map(({ name, hebrew }) => hebrew ?? name)).join(' או '),
    districts,
    regions,
    towns: isElsewhere || !isWhole ? null : unique(wanted.flatMap(({ towns }) => towns ?? [])),
  }
  return { place: districts.length + regions.length > 0 ? place : null, stands }
}

type Stand = Stretch & { place: Place; isRefused: boolean }

function standsIn(sentence: ParsedSentence): Stand[] {
  const stands: Stand[] = []
  for (const { meaning, from, to } of findPhrases(sentence, book)) {
    const last = stands.at(-1)
    const isBeside = last !== undefined && from - last.to <= 1
    if (meaning.isWord && !isBeside && !isPutAsPlace(sentence.tokens, from, to)) continue
    const isRefused = refusalAt(sentence.tokens, from) !== null
    stands.push({ place: meaning.place, from, to, isRefused })
  }
  return stands
}

/** "We come from Canada in July": the origin of a traveler is not a place to search. */
function isOrigin(tokens: readonly Token[], { place, from }: Stand): boolean {
  if (place.regions.length === 0) return false
  const named = tokens[from]!.plain
  if (/^מ[א-ת]{3}/.test(named) && place.hebrew !== named) return true
  return tokens[from - 1]?.plain === 'from' && tokens.some(({ plain }) => TRAVEL.test(plain))
}

/** A town is more specific than the country named with it: "Haifa, Israel". */
function narrowed(places: Place[]): Place[] {
  const inOne = places.filter(({ districts }) => districts.length === 1)
  return inOne.length > 0
    ? places.filter(({ districts }) => districts.length < DISTRICTS.length)
    : places
}

/** "in Acre", "near the Golan"; or the sentence contains hardly anything else. In Hebrew "in" is part of the word. */
function isPutAsPlace(tokens: readonly Token[], from: number, to: number): boolean {
  const { plain } = tokens[from]!
  const before = tokens[from - 1]?.plain ?? ''
  if (isHebrewWord(plain)) {
    // "In the center" is where most live, "in the medical center" is not.
    if (plain.endsWith('מרכז') && CENTER_OF.test(tokens[to]?.plain ?? '')) return false
    return /^[ושכ]*[בל][א-ת]{2}/.test(plain) || NEAR.test(before) || tokens.length === to - from
  }
  const preposition = before === 'the' ? (tokens[from - 2]?.plain ?? '') : before
  const others = tokens.length - (to - from)
  return NEAR.test(preposition) || others <= (/^(us|la|israel|yisrael)$/.test(plain) ? 0 : 2)
}

const TRAVEL =
  /^(com(e|es|ing)|visit(ing|ors?)?|fly(ing)?|arriv(e|es|ing)|travel(ing|ling)?|trip|landing|tourists?)$/
const CENTER_OF = /^(ה.*|קהילתי|רפואי|קליטה|יום|מסחרי|מבקרים|למידה|צעירים|סיוע)$/
const NEAR =
  /^(in|near|at|around|to|from|by|visit|visiting|into|outside|nearby|ליד|באזור|אזור|סביב|בסביבת|בקרבת|קרוב|בעיר|ביישוב|ביישובי|בקיבוץ|במושב|בשכונת|העיר)$/

function unique<One>(all: readonly One[]): One[] {
  return [...new Set(all)]
}

import { DISTRICTS, type District, type Region } from '#domain/project-events/place.ts'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { refusalAt } from './refusal-at.ts'
import { findPhrases } from './phrase-book.ts'
import { ambiguousPlaces, clearPlaces, type NamedPlace } from './places.ts'
import type { ParsedSentence, Token } from './read-sentence.ts'
import { readSentence } from './read-sentence.ts'

type Stand = { place: NamedPlace; from: number; to: number; refused: boolean }

/** The places a sentence asks for, and the words that name them. */
export type SaidPlaces = {
  districts: District[]
  regions: Region[]
  place: string | null
  /** The same in Hebrew, as far as there are Hebrew names. */
  hebrew: string | null
  stands: { from: number; to: number }[]
  /** Whether places are only mentioned as not wanted. */
  onlyRefused: boolean
}

/** The districts in a text, including those of its towns and regions. */
export function districtsIn(text: string): District[] {
  return readPlaces(readSentence(text)).districts
}

/** The places of a sentence; "not in Haifa" means all others, unless others are named. */
export function readPlaces(sentence: ParsedSentence): SaidPlaces {
  const all = standsIn(sentence)
  const here = all.filter((stand) => !isOrigin(sentence.tokens, stand))
  const wanted = narrowed(here.filter(({ refused }) => !refused))
  const refused = here.filter((stand) => stand.refused)
  const not = new Set(refused.flatMap(({ place }) => place.districts))
  const notRegions = new Set(refused.flatMap(({ place }) => place.regions))
  const districts = unique(wanted.flatMap(({ place }) => place.districts))
  const onlyRefused = wanted.length === 0 && refused.length > 0
  const abroadRefused = onlyRefused && notRegions.size > 0 && not.size === 0
  return {
    districts:
      onlyRefused && !abroadRefused
        ? DISTRICTS.filter((district) => !not.has(district))
        : wanted.every(({ place }) => place.districts.length <= 2)
          ? districts
          : districts.filter((district) => !not.has(district)),
    regions: unique(wanted.flatMap(({ place }) => place.regions)),
    place: wanted.length > 0 ? unique(wanted.map(({ place }) => place.name)).join(' or ') : null,
    hebrew:
      wanted.length > 0
        ? unique(wanted.map(({ place }) => place.hebrew ?? place.name)).join(' או ')
        : null,
    stands: all.map(({ from, to }) => ({ from, to })),
    onlyRefused,
  }
}

function standsIn(sentence: ParsedSentence): Stand[] {
  const clear = findPhrases(sentence, clearPlaces)
  const stands: Stand[] = []
  for (const { meaning, from, to } of clear) {
    stands.push({ place: meaning, from, to, refused: refusalAt(sentence.tokens, from) !== null })
  }
  for (const { meaning, from, to } of findPhrases(sentence, ambiguousPlaces)) {
    if (stands.some((one) => from < one.to && one.from < to)) continue
    const beside = stands.some((one) => from >= one.to && from - one.to <= 1)
    if (!beside && !isPutAsPlace(sentence.tokens, from, to)) continue
    stands.push({ place: meaning, from, to, refused: refusalAt(sentence.tokens, from) !== null })
  }
  return stands.toSorted((one, other) => one.from - other.from)
}

/** "We come from Canada in July": the origin of a traveler is not a place to search. */
function isOrigin(tokens: readonly Token[], { place, from }: Stand): boolean {
  if (place.regions.length === 0) return false
  const named = tokens[from]!.plain
  if (/^מ[א-ת]{3}/.test(named) && place.hebrew !== named) return true
  if (tokens[from - 1]?.plain !== 'from') return false
  return tokens.some(({ plain }) =>
    /^(com(e|es|ing)|visit(ing|ors?)?|fly(ing)?|arriv(e|es|ing)|travel(ing|ling)?|trip|landing|tourists?)$/.test(
      plain,
    ),
  )
}

/** A town is more specific than the region or country named with it: "Haifa, Israel", "Metula in the north". */
function narrowed(stands: Stand[]): Stand[] {
  const towns = stands.filter(({ place }) => place.districts.length === 1)
  const wide = (place: NamedPlace) => place.districts.length === DISTRICTS.length
  return towns.length > 0 ? stands.filter(({ place }) => !wide(place)) : stands
}

/** "in Acre", "near the Golan"; or the sentence contains hardly anything else. In Hebrew "in" is part of the word. */
function isPutAsPlace(tokens: readonly Token[], from: number, to: number): boolean {
  const { plain, bare } = tokens[from]!
  if (isHebrewWord(plain)) {
    const isIn = bare.spelled.length > 0 && /^[ושכ]*[בל]/.test(plain)
    // "In the center" is where most live, "in the medical center" is not.
    if (plain.endsWith('מרכז') && CENTER_OF.test(tokens[to]?.plain ?? '')) return false
    return isIn || NEAR.test(tokens[from - 1]?.plain ?? '') || tokens.length === to - from
  }
  const before = tokens[from - 1]?.plain === 'the' ? tokens[from - 2] : tokens[from - 1]
  if (
    /^(in|near|at|around|to|from|by|visit|visiting|into|outside|nearby)$/.test(before?.plain ?? '')
  ) {
    return true
  }
  const said = tokens.slice(from, to)
  const others = tokens.length - said.length
  if (others <= (/^(us|la|israel|yisrael)$/.test(said[0]!.plain) ? 0 : 2)) return true
  return said.every(({ shout }) => shout) && !tokens.every(({ shout }) => shout)
}

const CENTER_OF = /^(ה.*|קהילתי|רפואי|קליטה|יום|מסחרי|מבקרים|למידה|צעירים|סיוע)$/
const NEAR =
  /^(ליד|באזור|אזור|סביב|בסביבת|בקרבת|קרוב|בעיר|ביישוב|ביישובי|בקיבוץ|במושב|בשכונת|העיר)$/

function unique<One>(all: readonly One[]): One[] {
  return [...new Set(all)]
}

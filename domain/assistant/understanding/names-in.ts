import { isKnownWord } from './known-words.ts'
import type { Sentence, Token } from './read-sentence.ts'

type Stretch = { from: number; to: number }

/** Always capitalized, but not part of a name. */
const alwaysCapital =
  /^(i|im|ive|id|ill|jewish|jews|jew|israeli|israelis|arab|arabs|bedouin|bedouins|druze|ethiopian|ethiopians|russian|english|hebrew|arabic|french|spanish|german|american|americans|idf|ptsd|holocaust|shabbat|aliyah|torah|kibbutz|moshav|ai|it|cv|usa|uk|us|project|projects|event|events|ngo|christian|christians|muslim|muslims|october|zionist|zionism|lake|mount|mt|city|old|port|beach|park|river|street|avenue|boulevard|square|junction|university|valley|hills|heights|desert|north|south|east|west|upper|lower|western|eastern|northern|southern|central|district|region|area|downtown|greater|county|village|town|bay|coast|sea|marina|chol|hamoed|chag|erev|eve|week|day|month)$/
/** The airport says nothing about the place to search. */
const airport = /^ben gurion( airport)?$/
const between = /^(of|the|and|for)$/
const placing = /^(in|near|around|outside)$/

/**
 * The names in a sentence: two or more adjacent capitalized words. Places and days, which are capitalized too, are
 * passed in as known. A text all in capitals has none; in a short text with little else, only otherwise unknown words
 * are a name.
 */
export function namesIn({ tokens }: Sentence, known: readonly Stretch[]): Stretch[] {
  const capitals = tokens.filter(({ capital }) => capital).length
  const isTitle = capitals > tokens.length * 0.7
  if ((isTitle && tokens.length > 4) || tokens.every(({ shout }) => shout)) return []
  const isKnown = (at: number) => known.some(({ from, to }) => at >= from && at < to)
  const isOwn = ({ capital, plain }: Token, at: number) =>
    capital && !isKnown(at) && !alwaysCapital.test(plain) && !(isTitle && isKnownWord(plain, false))
  const names: Stretch[] = []
  for (let at = 0; at < tokens.length;) {
    const to = stretchEnd(tokens, at)
    // "Tell", "Who", "Volunteer" are capitalized only at the start of a sentence.
    const isPlain = isSentenceStart(tokens, at) && isKnownWord(tokens[at]!.plain, false)
    const from = isPlain ? at + 1 : at
    const inner = tokens.slice(from, to)
    const isCalled = inner.some((one, index) => isOwn(one, from + index))
    const isLong = inner.filter(({ capital }) => capital).length >= 2
    const isAirport = airport.test(inner.map(({ plain }) => plain).join(' '))
    if (isLong && isCalled && !isAirport && !(isKnown(from) && isPlacing(tokens, from)))
      names.push({ from, to })
    at = Math.max(to, at + 1)
  }
  return names
}

function stretchEnd(tokens: readonly Token[], start: number): number {
  if (!tokens[start]!.capital) return start
  let end = start + 1
  while (end < tokens.length && !tokens[end]!.apart) {
    if (tokens[end]!.capital) end += 1
    else if (
      between.test(tokens[end]!.plain) &&
      tokens[end + 1]?.capital &&
      !tokens[end + 1]!.apart
    ) {
      end += 2
    } else break
  }
  return end
}

/** "in Ashkelon Marina" is in Ashkelon. */
function isPlacing(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]?.plain === 'the' ? tokens[from - 2] : tokens[from - 1]
  return placing.test(before?.plain ?? '')
}

function isSentenceStart(tokens: readonly Token[], at: number): boolean {
  return at === 0 || tokens[at]!.apart
}

import { isKnownWord } from './known-words.ts'
import { stemWord, type Sentence, type Token } from './read-sentence.ts'
import { KEY_WORDS } from './words/key-words.ts'
import { placeNames } from './places.ts'

/** How many unknown words of a text are examined; a question has no more. */
const CORRECTED_MOST = 24
const PLACE_LENGTH = 7

const byLetter = new Map<string, string[]>()
for (const word of new Set([...KEY_WORDS, ...placeNames.flatMap((name) => placeWords(name))])) {
  const letter = word.charAt(0)
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), word])
}

function placeWords(name: string): string[] {
  return name
    .replaceAll("'", '')
    .split(/[\s-]+/)
    .filter(
      (word) => word.length >= PLACE_LENGTH && /^[a-z]+$/.test(word) && !isKnownWord(word, false),
    )
}

/** Replaces each unknown word of a sentence by the known word it nearly matches, if any. */
export function correctSpelling(sentence: Sentence): Sentence {
  let left = CORRECTED_MOST
  const tokens = sentence.tokens.map((token) => {
    if (token.plain.length < 5 || !/^[a-z]+$/.test(token.plain) || isKnownWord(token.plain))
      return token
    if (left === 0) return token
    left -= 1
    const right = nearestWord(token.plain)
    return right ? corrected(token, right) : token
  })
  return { tokens }
}

function corrected(token: Token, right: string): Token {
  const stem = stemWord(right)
  return {
    ...token,
    text: right,
    plain: right,
    stem,
    forms: [...new Set([right, stem, token.plain])],
  }
}

function nearestWord(word: string): string | null {
  const twisted = byLetter.get(word.charAt(1)) ?? []
  const near = [...(byLetter.get(word.charAt(0)) ?? []), ...twisted]
  let best: string | null = null
  let least = Infinity
  for (const candidate of near) {
    const most = candidate.length >= 9 && word.length >= 8 ? 2 : 1
    if (Math.abs(candidate.length - word.length) > most) continue
    const slips = slipsBetween(word, candidate, Math.min(most, least))
    if (slips < least) {
      least = slips
      best = candidate
    }
  }
  return least <= 2 ? best : null
}

/** The edit distance between two words, counting transpositions as one; Infinity beyond `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let slips = Math.min(
        here[column - 1]! + 1,
        last[column]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      )
      const isTwisted =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isTwisted) slips = Math.min(slips, before[column - 2]! + 1)
      here.push(slips)
    }
    if (Math.min(...here) > most) return Infinity
    before = last
    last = here
  }
  const slips = last[other.length]!
  return slips <= most ? slips : Infinity
}

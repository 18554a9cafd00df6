import type { Sentence } from '../read-sentence.ts'
import { HEBREW_DAYS } from '../words/calendar-words.ts'

/** A sentence prepared for reading days: Hebrew day words in English, and the token that each word came from. */
export function spokenWords({ tokens }: Sentence): { words: string[]; tokenAt: number[] } {
  const words: string[] = []
  const tokenAt: number[] = []
  const say = (said: string, from: number, to: number) => {
    for (const word of said.split(' ')) {
      words.push(word)
      tokenAt.push(from)
    }
    tokenAt[tokenAt.length - 1] = to
  }
  for (let at = 0; at < tokens.length; at += 1) {
    // "December 7 - December 14", "Sunday-Thursday".
    if (tokens[at]!.dashed && /^(\d{1,2}|[a-z]+day)$/.test(tokens[at - 1]?.plain ?? '')) {
      say('to', at, at)
    }
    const hebrew = hebrewAt(tokens, at)
    if (!hebrew) {
      say(tokens[at]!.plain, at, at)
      continue
    }
    say(hebrew.said, at, at + hebrew.length - 1)
    at += hebrew.length - 1
  }
  return { words, tokenAt }
}

function hebrewAt(tokens: Sentence['tokens'], at: number): { said: string; length: number } | null {
  if (!/[א-ת]/.test(tokens[at]!.plain)) return null
  // In "Tel Aviv", aviv is not spring.
  if (tokens[at - 1]?.plain.endsWith('תל')) return null
  for (const length of [3, 2, 1]) {
    const rest = tokens.slice(at + 1, at + length).map(({ plain }) => plain)
    if (rest.length < length - 1) continue
    for (const form of tokens[at]!.forms) {
      const said = HEBREW_DAYS[[form, ...rest].join(' ')]
      if (said) return { said, length }
    }
  }
  return null
}

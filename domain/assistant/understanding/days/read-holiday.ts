import type { Day } from '#domain/project-events/day.ts'
import { holidayAfter, holidayBook } from '../holidays.ts'
import { findPhrases } from '../phrase-book.ts'
import { readSentence, stemWord } from '../read-sentence.ts'
import { span, yearAt, type DaySpan } from './day-span.ts'

const LONGEST = 5

/** "Passover", "the week of Sukkot", "Hanukkah 2027", "Purim eve". */
export function readHoliday(words: readonly string[], at: number, today: Day): DaySpan | null {
  if (!holidayBook.byWord.has(stemWord(words[at]!)) && !/[א-ת]/.test(words[at]!)) return null
  const near = readSentence(words.slice(at, at + LONGEST).join(' '))
  const found = findPhrases(near, holidayBook).find(({ from }) => from === 0)
  if (!found) return null
  const { year, length } = yearAt(words, at + found.to)
  const days = holidayAfter(found.meaning, today, year)
  if (!days) return null
  const name = year === null ? found.meaning.name : `${found.meaning.name} ${year}`
  return { ...span(days.from, days.to, found.to + length), name }
}

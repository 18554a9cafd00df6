import { addDays, type Day } from '#domain/project-events/day.ts'
import { JEWISH_HOLIDAYS, YEARLY_DAYS } from './words/holidays.ts'
import { phraseBook } from './phrase-book.ts'

type Occasion = { name: string; in(year: number): { from: Day; to: Day } | null }

const occasions: [Occasion, string][] = [
  ...JEWISH_HOLIDAYS.map(({ name, words, days, starts }): [Occasion, string] => [
    {
      name,
      in(year) {
        const start = starts.find((day) => day.startsWith(String(year)))
        return start ? { from: addDays(start, -1), to: addDays(start, days - 1) } : null
      },
    },
    words,
  ]),
  ...YEARLY_DAYS.map(({ name, words, start, days }): [Occasion, string] => [
    {
      name,
      in(year) {
        const from = `${year}-${start}`
        return { from, to: addDays(from, days - 1) }
      },
    },
    words,
  ]),
]

/** Holiday names, for finding them in a sentence. */
export const holidayBook = phraseBook(occasions)

/** A holiday from its eve to its last day: the next one that is not over, or that of a year; null outside the table. */
export function holidayAfter(
  holiday: Occasion,
  today: Day,
  year: number | null,
): { from: Day; to: Day } | null {
  if (year !== null) return holiday.in(year)
  const thisYear = Number(today.slice(0, 4))
  for (const candidate of [thisYear - 1, thisYear, thisYear + 1]) {
    const days = holiday.in(candidate)
    if (days && days.to >= today) return days
  }
  return null
}

/** Every name of a holiday, in one list. */
export const holidayWords: string = occasions.map(([, words]) => words).join(',')

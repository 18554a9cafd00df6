import { asDay, type Day } from '#domain/project-events/day.ts'
import { MONTHS, ORDINALS } from '../words/calendar-words.ts'
import { span, two, yearAt, yearOf, type DaySpan } from './day-span.ts'

/** A valid date; without a year, the next one that is not over. */
function dateOf(day: number, month: number, year: number | null, today: Day): Day | null {
  if (year !== null) return asDay(`${year < 100 ? 2000 + year : year}-${two(month)}-${two(day)}`)
  for (const candidate of [
    yearOf(today),
    yearOf(today) + 1,
    yearOf(today) + 2,
    yearOf(today) + 3,
  ]) {
    const date = asDay(`${candidate}-${two(month)}-${two(day)}`)
    if (date && date >= today) return date
  }
  return null
}

/** "2027-05-03", "3.5.2027", "5/3". */
export function readNumericDate(words: readonly string[], at: number, today: Day): DaySpan | null {
  const word = words[at]!
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(word)
  const parts = iso ? null : /^(\d{1,2})([-./])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(word)
  let date: Day | null = null
  if (iso) date = dateOf(Number(iso[3]), Number(iso[2]), Number(iso[1]), today)
  if (parts) {
    const [, first, sign, second, year] = parts
    if (sign === '-' && !year) return null
    const one = Number(first)
    const other = Number(second)
    // With dots the day comes first, with slashes the month, unless only the other order is valid.
    const dayFirst = sign === '.' ? other <= 12 : one > 12
    const [day, month] = dayFirst ? [one, other] : [other, one]
    date = dateOf(day, month, year ? Number(year) : null, today)
  }
  return date ? span(date, date, 1) : null
}

function dayNumber(word: string | undefined): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '')
  const number = digits ? Number(digits[1]) : (ORDINALS[word ?? ''] ?? 0)
  return number >= 1 && number <= 31 ? number : null
}

/** "3 May", "the 3rd of May", "3-10 May", "3 to 10 May", "3 and 10 May", "May 3", "May 3-10", each with or without a year. */
export function readDateInMonth(words: readonly string[], at: number, today: Day): DaySpan | null {
  let next = at
  const days: number[] = []
  const takeDays = () => {
    if (words[next] === 'the' || words[next] === 'of') next += 1
    const both = /^(\d{1,2})-(\d{1,2})$/.exec(words[next] ?? '')
    const one = dayNumber(words[next])
    if (both) days.push(Number(both[1]), Number(both[2]))
    else if (one !== null) days.push(one)
    else return
    next += 1
    const skip = words[next + 1] === 'the' ? 2 : 1
    const other = dayNumber(words[next + skip])
    if (both || other === null || !/^(and|to|until|till|through|thru|or)$/.test(words[next] ?? ''))
      return
    days.push(other)
    next += skip + 1
  }
  const monthFirst = MONTHS[words[at]!]
  if (monthFirst) next += 1
  else if (words[at] === 'of') return null
  takeDays()
  if (days.length === 0) return null
  if (!monthFirst && words[next] === 'of') next += 1
  const month = monthFirst ?? MONTHS[words[next] ?? '']
  if (!month) return null
  if (!monthFirst) next += 1
  const { year, length } = yearAt(words, next)
  const [first, last = first] = days
  const to = dateOf(last!, month, year, today)
  const from = to && dateOf(first!, month, yearOf(to), today)
  return from && to && from <= to ? span(from, to, next + length - at) : null
}

/** "the 15th", "on the 15th": the next one. */
export function readDayOfMonth(words: readonly string[], at: number, today: Day): DaySpan | null {
  if (!/^\d{1,2}(st|nd|rd|th)$/.test(words[at]!) || !/^(the|on)$/.test(words[at - 1] ?? ''))
    return null
  const day = Number.parseInt(words[at]!, 10)
  const year = yearOf(today)
  const month = Number(today.slice(5, 7))
  for (let later = 0; later < 4; later += 1) {
    const at0 = month - 1 + later
    const date = asDay(`${year + Math.floor(at0 / 12)}-${two((at0 % 12) + 1)}-${two(day)}`)
    if (date && date >= today) return span(date, date, 1)
  }
  return null
}

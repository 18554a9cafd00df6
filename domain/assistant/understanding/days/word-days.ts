import { holidayWords } from '../holidays.ts'
import { MONTHS, WEEKDAYS, WEEKDAY_WORDS } from '../words/calendar-words.ts'

/** Days as a phrase of our answers: "on Sunday", "in March", "next week", "between 3 and 10 May". */
export function wordDays(words: readonly string[], name: string | null): string {
  const said = words.map(withCapital)
  const sign = said[0] ?? ''
  const hasSign = signs.test(sign)
  if (name) return `${hasSign && sign !== 'the' ? sign : 'around'} ${name}`
  if (hasSign) return said.join(' ')
  const first = words[0] ?? ''
  if (WEEKDAYS.includes(first) || first in WEEKDAY_WORDS) return `on ${said.join(' ')}`
  if (first in MONTHS)
    return `${/^\d/.test(words[1] ?? '') && !/^20\d\d$/.test(words[1]!) ? 'on' : 'in'} ${said.join(' ')}`
  if (/^(first|second|third|fourth)$/.test(first)) return `in the ${said.join(' ')}`
  const isDate = /^\d.*([./-]|(st|nd|rd|th)$)/.test(first)
  if (isDate || (/^\d/.test(first) && (words[1] ?? '') in MONTHS)) return `on ${said.join(' ')}`
  return said.join(' ')
}

const holidayNames: ReadonlySet<string> = new Set(
  holidayWords
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[a-z]{5,}$/.test(name)),
)

const signs =
  /^(in|on|at|over|during|for|by|until|till|before|after|from|since|starting|between|around|through|throughout|within)$/

function withCapital(word: string): string {
  const isName =
    WEEKDAYS.includes(word) ||
    (word in MONTHS && word !== 'mar') ||
    word in WEEKDAY_WORDS ||
    holidayNames.has(word)
  return isName ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

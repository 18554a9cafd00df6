import { addDays, endsOfMonth, type Day } from '#domain/project-events/day.ts'
import { NUMBERS } from '../words/calendar-words.ts'
import { span, sundayOf, type DaySpan } from './day-span.ts'

const nearWords: [RegExp, (today: Day) => readonly [Day, Day]][] = [
  [/^(the )?day after tomorrow\b|^overmorrow\b/, (today) => [addDays(today, 2), addDays(today, 2)]],
  [
    /^(tomorrow|tomorow|tommorow|tommorrow|tmrw|tomorrows)( (morning|afternoon|evening|night))?\b/,
    (today) => [addDays(today, 1), addDays(today, 1)],
  ],
  [
    /^(today|tonight|tonite|todays|this (morning|afternoon|evening|day))\b/,
    (today) => [today, today],
  ],
  [/^yesterday\b/, (today) => [addDays(today, -1), addDays(today, -1)]],
  [
    /^(these|the next few|the coming|in the coming|next few) days\b/,
    (today) => [today, addDays(today, 6)],
  ],
  [
    /^(soon|in the near future|shortly|upcoming weeks|in the coming weeks|coming weeks)\b/,
    (today) => [today, addDays(today, 30)],
  ],
  [/^(in|within|over|during|for) (a|the next) fortnight\b/, (today) => [today, addDays(today, 14)]],
  // "Next month" is a calendar month; "in the next month" starts today.
  [
    /^(in|within|over|during|for) the (next|coming|following) month\b/,
    (today) => [today, addDays(today, 30)],
  ],
  [
    /^(in|within|over|during|for) the (next|coming|following) week\b/,
    (today) => [today, addDays(today, 7)],
  ],
  [
    /^(in|within|over|during) the (next|coming|following) year\b/,
    (today) => [today, addDays(today, 365)],
  ],
  [/^(the )?rest of (the|this) week\b/, (today) => [today, addDays(sundayOf(today), 6)]],
  [/^(the )?rest of (the|this) month\b/, (today) => [today, endsOfMonth(today.slice(0, 7)).last]],
  [
    /^((the )?rest of (the|this) year|before the year ends|(by )?(the )?end of (the|this) year)\b/,
    (today) => [today, `${today.slice(0, 4)}-12-31`],
  ],
  [
    /^(the )?week after next\b/,
    (today) => [addDays(sundayOf(today), 14), addDays(sundayOf(today), 20)],
  ],
  [
    /^(the )?weekend after next\b/,
    (today) => [addDays(sundayOf(today), 19), addDays(sundayOf(today), 20)],
  ],
]

/** Days relative to today. */
export function readNear(words: readonly string[], at: number, today: Day): DaySpan | null {
  const rest = words.slice(at, at + 6).join(' ')
  for (const [pattern, days] of nearWords) {
    const match = pattern.exec(rest)
    if (match) return span(...days(today), match[0].split(' ').length)
  }
  return null
}

const unit = '(?<unit>day|week|weekend|month|year)s?'
const amount =
  '(?<many>\\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|several|couple)(?: of)?'
const counted = {
  ahead: new RegExp(`^(?:in|after) (?:about |around |a )?${amount} ${unit}(?: time)?\\b`),
  fromNow: new RegExp(`^(?:a )?${amount} ${unit} from (?:now|today)\\b`),
  lasting: new RegExp(
    `^for (?:about |around |the )?${amount} ${unit} (?:from|starting) (?:now|today|tomorrow)\\b`,
  ),
  within: new RegExp(
    `^(?:(?:within|during|over|for|in) )?(?:the )?(?:next|coming|following|within(?: the)?) (?:a )?${amount} ${unit}\\b`,
  ),
}

/** "in two weeks", "three days from now", "the next ten days", "within a month". */
export function readCounted(words: readonly string[], at: number, today: Day): DaySpan | null {
  const rest = words.slice(at, at + 8).join(' ')
  const within = counted.within.exec(rest) ?? counted.lasting.exec(rest)
  const point = counted.ahead.exec(rest) ?? counted.fromNow.exec(rest)
  const match = within ?? point
  if (!match) return null
  const { many = '', unit: each = '' } = match.groups ?? {}
  const there = addDays(today, daysOf(many, each))
  const length = match[0].split(' ').length
  if (within) return span(today, there, length)
  if (each === 'day') return span(there, there, length)
  if (each.startsWith('week')) return span(sundayOf(there), addDays(sundayOf(there), 6), length)
  if (each === 'year')
    return span(`${there.slice(0, 4)}-01-01`, `${there.slice(0, 4)}-12-31`, length)
  const month = endsOfMonth(there.slice(0, 7))
  return span(month.first, month.last, length)
}

function daysOf(many: string, each: string): number {
  const count = /^\d/.test(many) ? Number(many) : (NUMBERS[many] ?? 1)
  return Math.min(count * ({ day: 1, week: 7, weekend: 7, month: 30, year: 365 }[each] ?? 1), 1_100)
}

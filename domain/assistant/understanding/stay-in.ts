import { addDays } from '#domain/project-events/day.ts'
import type { Sentence } from './read-sentence.ts'
import type { SaidDays } from './understood.ts'

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
const stay = new RegExp(
  String.raw`\b(?:stay|stays|staying|for|have|there|spend|spending) (?:for |about |there )?(\d{1,2}|${numbers.join('|')}|an?) (day|night|week)s?\b`,
)

/** Extends days to the end of a stay that starts with them: "I land tomorrow and stay five days". */
export function withStay({ tokens }: Sentence, days: SaidDays): SaidDays {
  if (days.from !== days.to) return days
  const found = stay.exec(tokens.map(({ plain }) => plain).join(' '))
  if (!found) return days
  const [, count = '', unit] = found
  const number = Number(count) || Math.max(1, numbers.indexOf(count) + 1)
  const more = unit === 'week' ? number * 7 - 1 : unit === 'day' ? number - 1 : number
  return { ...days, to: addDays(days.from, Math.min(more, 60)) }
}

import type { Day } from '#domain/project-events/day.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { pageLanguage } from '#platform/text/language.ts'
import type { Place } from '../understanding/slots.ts'

/** Spells out small numbers; larger ones in digits. */
export function countWord(n: number): string {
  return m.answers_numbers().split(' ')[n] ?? format.number(n)
}

/** Capitalizes a word for the start of a sentence. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Formats days: `Sunday, November 29`, or the first and the last; with the year unless it is today's. */
export function dayRangeLabel({ from, to }: { from: Day; to: Day }, today: Day): string {
  const label = (day: Day) =>
    day.slice(0, 4) === today.slice(0, 4) ? dayWords(day) : yearWords(day)
  return from === to ? label(from) : `${label(from)} – ${label(to)}`
}

/** Formats a day in a sentence: `Sunday, November 29`. */
export function dayWords(day: Day): string {
  return format.day(day, 'weekday')
}

function yearWords(day: Day): string {
  return format.day(day, 'weekdayOfYear')
}

/** Suggested replies for people who do not know what to ask. */
export function firstChoices(): string[] {
  return [m.answers_choice_volunteer(), m.answers_choice_donate(), m.answers_choice_two_weeks()]
}

/** The name of a place in the language of the answer, as far as it is known. */
export function placeName({ name, hebrew }: Pick<Place, 'name' | 'hebrew'>): string {
  return (pageLanguage() === 'he' ? hebrew : null) ?? name
}

/** Escapes other people's text within an answer, so that it is not read as markup. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[*`<>]/g, '')
    .trim()
}

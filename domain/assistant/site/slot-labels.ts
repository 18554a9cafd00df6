import { m } from '#messages'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { format } from '#platform/text/format.ts'
import type { Day } from '#domain/project-events/day.ts'
import { districtLabel, regionLabel } from '#domain/project-events/place.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { kindLabel } from '#domain/support/support.ts'
import type { Place } from '../understanding/places.ts'
import { filledSlots, type Slot, type Slots } from '../understanding/slots.ts'
import { CLEARING } from '../understanding/words/slot-words.ts'
import { capitalized, plain } from './site-answer.ts'

const labels: { [One in Slot]: (slots: Slots, today: Day) => string } = {
  kinds: ({ kinds }) => format.list(kinds.map(kindLabel), 'disjunction'),
  topics: ({ topics }) => format.list(topics.map(categoryLabel), 'disjunction'),
  type: ({ type }) => (type === 'event' ? m.answers_label_events() : m.answers_label_projects()),
  words: ({ words }) => m.answers_quoted({ words: plain(words.join(' ')) }),
  place: ({ place }) => (place ? capitalized(placeName(place)) : ''),
  days({ days }, today) {
    const label = (day: Day) =>
      format.day(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'weekdayOfYear')
    return days ? [...new Set([days.from, days.to])].map(label).join(' – ') : ''
  },
}

/** The name of a place in the language of the answer, as far as it is known; of what is only said not to be wanted, all others. */
export function placeName({ name, hebrew, districts, regions }: Place): string {
  const named = (pageLanguage() === 'he' ? hebrew : null) || name
  return named || format.list([...districts.map(districtLabel), ...regions.map(regionLabel)])
}

/** The labels of the filled slots, in the order of a sentence. */
export function slotLabels(slots: Slots, today: Day): { slot: Slot; label: string }[] {
  const filled = filledSlots(slots)
  return (Object.keys(labels) as Slot[])
    .filter((slot) => filled.includes(slot))
    .map((slot) => ({ slot, label: labels[slot](slots, today) }))
}

/** All labels in one line: `Volunteer, “choir”, Haifa`. */
export function slotsWords(slots: Slots, today: Day): string {
  return slotLabels(slots, today)
    .map(({ label }) => label)
    .join(', ')
}

/** The reply that empties a slot, in the language of the answer. */
export function replyWithout(slot: Slot): string {
  const phrases = CLEARING.find(([one]) => one === slot)?.[1].split(',') ?? []
  const words = phrases.find((phrase) => isHebrewWord(phrase.trim()) === (pageLanguage() === 'he'))
  return capitalized((words ?? '').trim())
}

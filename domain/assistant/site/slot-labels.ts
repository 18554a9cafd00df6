import { m } from '#messages'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { format } from '#platform/text/format.ts'
import { districtLabel, regionLabel } from '#domain/project-events/place.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { kindLabel } from '#domain/support/support.ts'
import { capitalized, dayRangeLabel, placeName, plain } from './wording.ts'
import type { Day } from '#domain/project-events/day.ts'
import { filledSlots, type Slot, type Slots } from '../understanding/slots.ts'
import { CLEARING } from '../understanding/words/slot-words.ts'

const labels: { [One in Slot]: (slots: Slots, today: Day) => string } = {
  kinds: ({ kinds }) => format.list(kinds.map(kindLabel), 'disjunction'),
  topics: ({ topics }) => format.list(topics.map(categoryLabel), 'disjunction'),
  type: ({ type }) => (type === 'event' ? m.answers_label_events() : m.answers_label_projects()),
  words: ({ words }) => m.answers_quoted({ words: plain(words.join(' ')) }),
  // "Not in the north" names none, and means the others.
  place: ({ place }) =>
    place
      ? capitalized(placeName(place)) ||
        format.list([...place.districts.map(districtLabel), ...place.regions.map(regionLabel)])
      : '',
  days: ({ days }, today) => (days ? dayRangeLabel(days, today) : ''),
}

/** The labels of the filled slots, in the order of a sentence. */
export function slotLabels(slots: Slots, today: Day): { slot: Slot; label: string }[] {
  const order = Object.keys(labels) as Slot[]
  return order
    .filter((slot) => filledSlots(slots).includes(slot))
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

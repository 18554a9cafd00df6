import { m } from '#messages'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { placesLeft } from '#domain/support/support-rules.ts'
import { formatMoney } from '#platform/text/money.ts'
import { raisedWords } from '../cards/raised-words.ts'

type Needs = Pick<
  ProjectEventCard,
  'places' | 'placesTaken' | 'supportTypes' | 'donationGoalCents' | 'raisedCents'
>

/** How much an item still needs, in a few words: its gifts if it has a goal, else its places; null if it counts neither. */
export function needOf(item: Needs): string | null {
  const { donationGoalCents: goal, raisedCents } = item
  if (goal !== null && item.supportTypes.includes('donate')) {
    return raisedCents > 0
      ? raisedWords(raisedCents, goal)
      : `${m.gifts_progress_goal({ goal: formatMoney(goal) })} · ${m.gifts_progress_first()}`
  }
  const left = placesLeft(item)
  if (item.places === null || left === null) return null
  return left === 0
    ? m.supporting_panel_all_taken({ places: item.places })
    : m.supporting_panel_left({ left, places: item.places })
}

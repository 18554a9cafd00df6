import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { Content, DraftContent, Refuse } from './content.ts'
import { GOAL_MAX_CENTS, PLACES_MAX } from './project-event.ts'

type Terms = Pick<Content, 'supportTypes' | 'places' | 'donationGoalCents'>

/** What a draft asks for, how many it has room for and how much money it needs, or null when one is refused. */
export function parseTerms(draft: DraftContent, refuse: Refuse): Terms | null {
  let whole = true
  const no: Refuse = (field, sentence) => {
    refuse(field, sentence)
    whole = false
  }
  const { supportTypes } = draft
  const places = readCount(draft.places)
  const donationGoalCents = readCents(draft.donationGoal)

  // An event can always be attended.
  if (draft.type === 'project' && supportTypes.length === 0) {
    no('supportTypes', m.posts_support_types_missing())
  }
  if (draft.places && (places === null || places < 1 || places > PLACES_MAX)) {
    no('places', m.posts_places_wrong({ max: format.number(PLACES_MAX) }))
  }
  if (draft.donationGoal && !supportTypes.includes('donate')) {
    no('donationGoal', m.posts_goal_without_donate())
  }
  if (draft.donationGoal && (donationGoalCents === null || donationGoalCents < 100)) {
    no('donationGoal', m.posts_goal_wrong())
  }
  if (donationGoalCents !== null && donationGoalCents > GOAL_MAX_CENTS) {
    no('donationGoal', m.posts_goal_too_high({ max: format.number(GOAL_MAX_CENTS / 100) }))
  }
  return whole ? { supportTypes, places, donationGoalCents } : null
}

function readCount(text: string): number | null {
  const digits = text.replaceAll(',', '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Cents of an amount typed in dollars (`25,000`, `$25000.50`), or null. */
export function readCents(text: string): number | null {
  const [, whole, cents = ''] =
    /^\$?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { chosenDateLabel, type DateToChoose } from './chosen-date.ts'
import { datesToChoose } from './dates-to-choose.ts'
import type { GroupKind } from './group-sign-up.ts'
import type { ItemToSupport } from './item-to-support.ts'
import { obstacleTo, placesLeft, type OwnSupportStatus } from './support-rules.ts'
import type { GivenSupport } from './support-schema.ts'
import { supportProblemLabel } from './support-words.ts'
import { takesPlace } from './support.ts'

/** What someone signs up for: one of the dates, or the whole; and whether they wait for it if there is no place. */
export type Wish = { date: DateToChoose | null; waits: boolean }

type Given = GivenSupport | GivenByGroup
/** What a group says: for each of several people. */
type GivenByGroup = {
  kind: GroupKind
  places: number
  waits: boolean
  dates: readonly string[]
  waitingDates: readonly string[]
}

/**
 * Refuses what cannot be supported in this way, or has too few places left for someone who does not want to wait, or too few in all
 * for them to wait for. Returns what
 * they sign up for: each chosen date, in the order of time, or the whole.
 *
 * @throws AppError conflict, with the reason; bad_input without a date where one chooses.
 */
export function refuseObstacles(
  input: Given,
  item: ItemToSupport,
  { own, now }: { own: readonly (OwnSupportStatus & { dateId: string | null })[]; now: Date },
): Wish[] {
  const dates = datesToChoose(item, { kind: input.kind, own, now })
  const obstacle = obstacleTo(input.kind, item, { own, isOwnItem: item.isOwnItem, now, dates })
  if (dates && (obstacle === null || obstacle === 'full')) return chosenAmong(dates, input, item)
  const waits = 'waits' in input && input.waits
  if (waits && (obstacle === null || obstacle === 'full')) {
    const places = 'places' in input ? input.places : 1
    if (item.places !== null && places > item.places) {
      const sentence = m.support_too_few_in_all({ places: item.places })
      throw new AppError('conflict', sentence, { fields: { places: sentence } })
    }
    return [{ date: null, waits }]
  }
  if (obstacle) throw new AppError('conflict', supportProblemLabel(obstacle))

  const left = placesLeft(item)
  if (takesPlace(input.kind) && 'places' in input && left !== null && input.places > left) {
    const sentence = m.support_too_few_places({ places: left })
    throw new AppError('conflict', sentence, { fields: { places: sentence } })
  }
  return [{ date: null, waits }]
}

function chosenAmong(
  dates: readonly DateToChoose[],
  input: Given,
  { timeZone }: ItemToSupport,
): Wish[] {
  const waiting: readonly string[] = 'waitingDates' in input ? input.waitingDates : []
  const asked = 'dates' in input ? [...input.dates, ...waiting] : waiting
  if (asked.length === 0) throw besideDates('bad_input', m.support_choose_dates())
  if (asked.some((id) => !dates.some((date) => date.id === id))) {
    throw besideDates('conflict', m.support_dates_changed())
  }
  const wishes = dates
    .filter(({ id }) => asked.includes(id))
    .map((date) => ({ date, waits: waiting.includes(date.id) }))
  const places = 'places' in input ? input.places : 1
  for (const { date, waits } of wishes) {
    const inAll = date.places ?? null
    const refuse = (sentence: string) => besideDates('conflict', sentence)
    const named = { date: chosenDateLabel({ ...date, timeZone }) }
    if (date.state === 'over') throw refuse(m.support_date_over(named))
    if (date.state === 'mine' || date.state === 'in-line') {
      throw refuse(m.support_date_already(named))
    }
    if (waits && inAll !== null && places > inAll) {
      throw refuse(m.support_date_too_few_in_all({ ...named, places: inAll }))
    }
    if (waits || date.left === null || places <= date.left) continue
    if (date.left === 0) throw refuse(m.support_date_full(named))
    throw refuse(m.support_date_too_few({ ...named, places: date.left }))
  }
  return wishes
}

function besideDates(code: 'bad_input' | 'conflict', sentence: string): AppError {
  return new AppError(code, sentence, { fields: { dates: sentence } })
}

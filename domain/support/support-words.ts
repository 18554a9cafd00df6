import { m } from '#messages'
import { consentLabel } from '#domain/consent/consent.ts'
import { formatMoney } from '#platform/text/money.ts'
import { chosenDateLabel, type ChosenDate } from './chosen-date.ts'
import type { SupportProblem, Phase } from './support-rules.ts'
import type { SupportKind, SupportStatus } from './support.ts'

const statuses: Record<SupportStatus, () => string> = {
  waiting: m.waiting_status,
  offered: m.waiting_status_offered,
  pending: m.support_status_pending,
  confirmed: m.support_status_confirmed,
  completed: m.support_status_completed,
  declined: m.support_status_declined,
  cancelled: m.support_status_cancelled,
  lapsed: m.waiting_status_lapsed,
  refunded: m.support_status_refunded,
}

/** The labels for gifts, which are not answered but paid. */
const ofGifts: Partial<Record<SupportStatus, () => string>> = {
  pending: m.support_status_gift_waiting,
  confirmed: m.support_status_gift_received,
}

const phases: Record<Phase, () => string> = {
  upcoming: m.support_phase_upcoming,
  active: m.support_phase_active,
  completed: m.support_phase_completed,
}

const obstacles: Record<SupportProblem, () => string> = {
  'own-item': m.support_own_item,
  over: m.support_over,
  'not-offered': m.support_not_offered,
  already: m.support_already,
  'with-group': m.together_comes_with_group,
  'in-line': m.waiting_already,
  full: m.support_full,
}

/** The status label of a support, as its supporter sees it; that of a minor waits for a parent first. */
export function supportStatusLabel(
  status: SupportStatus,
  kind: SupportKind,
  consent: string | null = null,
): string {
  if (status === 'pending' && consent === 'asked') return consentLabel(consent)
  return ((kind === 'donate' && ofGifts[status]) || statuses[status])()
}

export function phaseLabel(phase: Phase): string {
  return phases[phase]()
}

/** Explains why an item cannot be supported in this way, and what to do instead. */
export function supportProblemLabel(obstacle: SupportProblem): string {
  return obstacles[obstacle]()
}

/** Describes a support, such as "A gift of $50" or "3 volunteers"; for one date of several, with that. */
export function supportLabel(support: {
  kind: SupportKind
  places: number
  amountCents: number | null
  date?: ChosenDate | null
}): string {
  const what = labelOf(support)
  return support.date ? m.support_on_date({ what, date: chosenDateLabel(support.date) }) : what
}

/** The same for several dates, each with what it is; without dates, for the whole. */
export function supportOnDates(of: {
  kind: SupportKind
  places: number
  dates: readonly (ChosenDate | null)[]
}): string {
  const { kind, places, dates } = of
  return (dates.length > 0 ? dates : [null])
    .map((date) => supportLabel({ kind, places, amountCents: null, date }))
    .join('; ')
}

function labelOf(support: Omit<Parameters<typeof supportLabel>[0], 'date'>): string {
  const { kind, places } = support
  switch (kind) {
    case 'donate':
      return m.support_a_gift({ amount: formatMoney(support.amountCents ?? 0) })
    case 'volunteer':
      return m.support_volunteers({ places })
    case 'attend':
      return m.support_guests({ places })
    case 'visit':
      return m.support_visitors({ places })
    case 'invest':
      return m.support_an_investment()
    case 'business':
      return m.support_a_partnership()
  }
}

/** The same with the group, if any: "3 volunteers, with Thursday Harvesters". */
export function supportLabelWithGroup(
  support: Parameters<typeof supportLabel>[0] & { group: string | null },
): string {
  const what = supportLabel(support)
  return support.group === null ? what : m.together_what({ what, group: support.group })
}

/** The supporter as the organization sees them: a person's name; for a group, its name, size and leader. */
export function supporterLabel(support: {
  name: string
  group: string | null
  places: number
}): string {
  const { name, group, places } = support
  if (group === null) return name || m.support_somebody_left()
  // Deleted users are counted, without a name.
  return name ? m.together_who({ group, places, name }) : m.together_who_unled({ group, places })
}

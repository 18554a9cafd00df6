import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { Language } from '#platform/text/language.ts'
import { formatMoney } from '#platform/text/money.ts'

/** What a campaign counts: money raised, or supporters. */
export const GOAL_KINDS = ['raised', 'supporters'] as const
export type GoalKind = (typeof GOAL_KINDS)[number]

/** The texts of a campaign that may be in several languages. */
export const CAMPAIGN_TEXTS = ['title', 'description'] as const

export const CAMPAIGN_TITLE_MIN = 3
export const CAMPAIGN_TITLE_MAX = 120
export const CAMPAIGN_DESCRIPTION_MAX = 1000
/** Maximum campaigns per ambassador, of any age. */
export const CAMPAIGNS_MAX = 50
export const GOAL_CENTS_MAX = 10_000_000_000
export const GOAL_SUPPORTERS_MAX = 1_000_000

/** `over`: its last day has passed. `ended`: ended by its ambassador. */
export type CampaignState = 'running' | 'over' | 'ended'

/** A campaign with its progress. */
export type Campaign = {
  id: string
  /** In which the title and the description are. */
  language: Language
  title: string
  description: string
  /** The code of its link. */
  code: string
  /** The one project or event it is for; null when it is for all, or when that one is no longer public. */
  item: { id: string; title: string; type: 'project' | 'event' } | null
  /** Whether it is for one project or event, including one that is no longer public. */
  isForOne: boolean
  goalKind: GoalKind
  /** US cents, or number of supporters. */
  goal: number
  /** The last day, `YYYY-MM-DD`, Jerusalem time. */
  endsOn: string | null
  state: CampaignState
  supports: number
  supporters: number
  raisedCents: number
}

export type CampaignProgress = { reached: number; percent: number; isReached: boolean }

/** Progress in whole percent: 100 only once the goal is reached, and more beyond it. */
export function progressOf({
  goalKind,
  goal,
  raisedCents,
  supporters,
}: Pick<Campaign, 'goalKind' | 'goal' | 'raisedCents' | 'supporters'>): CampaignProgress {
  const reached = goalKind === 'raised' ? raisedCents : supporters
  return { reached, percent: Math.floor((reached / goal) * 100), isReached: reached >= goal }
}

/** Formats a goal or its progress: `$1,000`, `25 supporters`. */
export function goalLabel(kind: GoalKind, amount: number): string {
  if (kind === 'raised') return formatMoney(amount)
  return m.campaigns_supporters({ count: amount, shown: format.number(amount) })
}

/** A campaign's progress as a sentence. */
export function progressLabel(campaign: Campaign): string {
  const { goalKind, goal } = campaign
  const { reached, isReached } = progressOf(campaign)
  const words = {
    // The unit appears only once.
    reached: goalKind === 'raised' ? formatMoney(reached) : format.number(reached),
    goal: goalLabel(goalKind, goal),
  }
  if (reached > goal) return m.campaigns_beyond(words)
  return isReached ? m.campaigns_reached(words) : m.campaigns_so_far(words)
}

const states: Record<CampaignState, () => string> = {
  running: m.campaigns_running,
  over: m.campaigns_over,
  ended: m.campaigns_ended,
}

/** The label of a campaign's state. */
export function campaignStateLabel(state: CampaignState): string {
  return states[state]()
}

export const CAMPAIGNS_PATH = '/ambassador/dashboard/campaigns'
export const NEW_CAMPAIGN_PATH = `${CAMPAIGNS_PATH}/new`

/** The path of a campaign's page for its ambassador. */
export function campaignPath(id: string): string {
  return `${CAMPAIGNS_PATH}/${id}`
}

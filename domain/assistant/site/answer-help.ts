import { m } from '#messages'
import { formatMoney } from '#platform/text/money.ts'
import { officeOf } from '#platform/env.ts'
import { GIFT_MIN_CENTS } from '#domain/support/support.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import type { Heard } from '../understanding/converse.ts'
import { format } from '#platform/text/format.ts'
import type { FigureName } from '#domain/content/figure.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { listPublicPartners } from '#domain/partners/queries/list-public-partners.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { listHelp } from '#domain/content/queries/list-help.ts'
import { nearestHelp, type Near } from './nearest-help.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

/** From `SURE` on, an entry is the answer; from `MAYBE` on, it is offered ("Is it one of these?"); below, it is ignored. */
const SURE = 0.6
const MAYBE = 0.36
const SAME = 0.95
/** Added to `SURE` if the sentence is not a question, and if a place, days or a topic suggest a search. */
const UNASKED = 0.15
const PLACED = 0.15
const OFFERED_MOST = 3
/** Entries this much less near than the nearest one are not offered. */
const CLOSE = 0.15

/** The help found for a question: a sure entry, or those that may be meant. */
export type Help = { sure: Near | null; maybe: readonly Near[] }

/** Finds the help nearest to a question. If it only fills slots, such as "I want to volunteer", the words must be the same. */
export async function findHelp({ caller, heard }: Asked, isOnlySlots: boolean): Promise<Help> {
  const entries = await listHelp(caller, {})
  const near = nearestHelp(heard.others, entries).filter(({ nearness }) => nearness >= MAYBE)
  const [first] = near
  if (isOnlySlots) return { sure: first && first.nearness > SAME ? first : null, maybe: [] }
  const isSearch = isPlaced(heard) && !heard.asks
  const sure = SURE + (heard.asks ? 0 : UNASKED) + (isPlaced(heard) ? PLACED : 0)
  return {
    sure: first && first.nearness >= sure && !isSearch ? first : null,
    maybe: near.filter((one) => first!.nearness - one.nearness < CLOSE).slice(0, OFFERED_MOST),
  }
}

/** Whether a place, days or a topic are named; all of Israel does not count as a place. */
export function isPlaced({ slots: { place, days, topics } }: Heard): boolean {
  return (
    topics.length > 0 ||
    days !== null ||
    (place !== null && place.districts.length < DISTRICTS.length)
  )
}

/** The answer of an entry, or that its part of the site is closed. */
export async function answerHelp({ caller }: Asked, { entry }: Near): Promise<SiteAnswer> {
  const { switches, env } = caller.runtime
  if (entry.feature && !switches.isOn(entry.feature)) return inWords(m.answers_closed())
  const { phone, email, address } = officeOf(env)
  const values: Record<string, string> = {
    phone,
    email,
    address: address.join(', '),
    least: formatMoney(GIFT_MIN_CENTS),
  }
  if (/\{(figures|open)\}/.test(entry.answer)) Object.assign(values, await figuresOf(caller))
  const text = entry.answer.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return inWords(text, { hits: 1 })
}

/** Asks whether one of the entries is meant, without claiming that it is. */
export function didYouMean(maybe: readonly Near[], lead = m.answers_did_you_mean()): SiteAnswer {
  return inWords(lead, {
    outcome: 'asked-back',
    choices: maybe.map(({ entry }) => entry.question),
  })
}

/** The current figures: what has been achieved, and what is open now. */
async function figuresOf(caller: Asked['caller']): Promise<Record<string, string>> {
  const [figures, { facets }, { total }] = await Promise.all([
    listSiteFigures(caller, {}),
    listPublic(caller, {}),
    listPublicPartners(caller, {}),
  ])
  const named = figures.map(({ name, amount }) => labels[name]({ number: format.number(amount) }))
  const { project = 0, event = 0 } = facets?.type ?? {}
  const open = [
    m.answers_projects({ count: project, number: format.number(project) }),
    m.answers_events({ count: event, number: format.number(event) }),
    m.answers_partners({ count: total, number: format.number(total) }),
  ]
  return { figures: format.list(named), open: format.list(open) }
}

const labels: Record<FigureName, (input: { number: string }) => string> = {
  supported: m.answers_figure_supported,
  hours: m.answers_figure_hours,
  meals: m.answers_figure_meals,
}

import { m } from '#messages'
import type { ProjectEventCard } from '../../project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { formatMoney } from '#platform/text/money.ts'
import { phaseOf, placesLeft } from '../../support/support-rules.ts'
import { plain } from './site-answer.ts'
import { itemAddress } from './cards.ts'
import { whenOf } from '../../project-events/when.ts'
import { whereOf } from '../../project-events/where.ts'

/** Facts about one project or event as sentences: time and place, organization, places left and amount given. */
export function itemFacts(item: ProjectEventCard, now: Date): string {
  const words = {
    title: plain(item.title),
    organization: plain(item.organization),
    where: plain(whereOf(item)),
    when: whenOf(item),
  }
  const isOver = phaseOf(item, now) === 'completed'
  const facts = [factOf(item.type === 'event', isOver)(words)]
  const left = placesLeft(item)
  if (!isOver && left !== null) {
    const count = { count: left, number: format.number(left) }
    facts.push(left === 0 ? m.answers_fact_full() : m.answers_fact_places_left(count))
  }
  const raised = formatMoney(item.raisedCents)
  if (item.donationGoalCents !== null && item.raisedCents === 0) {
    if (!isOver) facts.push(m.answers_fact_goal({ goal: formatMoney(item.donationGoalCents) }))
  } else if (item.donationGoalCents !== null) {
    facts.push(m.answers_fact_raised_goal({ raised, goal: formatMoney(item.donationGoalCents) }))
  } else if (item.raisedCents > 0) facts.push(m.answers_fact_raised({ raised }))
  facts.push(m.answers_fact_page({ address: itemAddress(item.id) }))
  return facts.join(' ')
}

function factOf(isEvent: boolean, isOver: boolean) {
  if (isEvent) return isOver ? m.answers_fact_event_over : m.answers_fact_event
  return isOver ? m.answers_fact_project_over : m.answers_fact_project
}

import { m } from '#messages'
import { typeLabel, type ProjectEventCard } from '#domain/project-events/project-event.ts'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { kindsOffered, kindLabel } from '#domain/support/support.ts'
import { placesLeft } from '#domain/support/support-rules.ts'
import { formatMoney } from '#platform/text/money.ts'
import { landscapeOf } from '../public/cards/landscape-of.ts'
import { raisedWords } from '../public/cards/raised-words.ts'
import { variantOf } from '../public/cards/subject-of.ts'
import { fileOf } from './file-of.ts'
import type { ShareCard } from './share-card.ts'

/** The card of a public project or event. */
export function itemShareCard(item: ProjectEventCard): ShareCard {
  return {
    kind: m.site_share_kind({ kind: typeLabel(item.type), organization: item.organization }),
    title: item.title,
    lines: [whenOf(item), whereOf(item)],
    need: needOf(item),
    picture: fileOf(item.image, 'cover') ?? { drawing: drawingOf(item) },
  }
}

/** The scene that its page shows, in the light in which scenes are drawn for cards; or else the landscape of its place. */
function drawingOf(item: ProjectEventCard): string {
  const variant = variantOf(item)
  return variant ? `subjects/${variant.subject}-${variant.composition}` : landscapeOf(item).region
}

function needOf(item: ProjectEventCard): ShareCard['need'] {
  const { isOver, completedAt, donationGoalCents: goal, raisedCents: raised, places } = item
  if (completedAt || isOver) {
    const over = item.type === 'event' ? m.supporting_panel_over_event() : m.supporting_panel_over()
    return { words: completedAt ? m.detail_completed() : over, reached: null, color: 'other' }
  }
  if (goal !== null && item.supportTypes.includes('donate')) {
    return { words: giftWords(raised, goal), reached: Math.min(1, raised / goal), color: 'gifts' }
  }
  const left = placesLeft(item)
  if (places !== null && left !== null) {
    const words =
      left === 0
        ? m.supporting_panel_all_taken({ places })
        : m.supporting_panel_left({ left, places })
    return { words, reached: Math.min(1, item.placesTaken / places), color: 'places' }
  }
  const kinds = kindsOffered(item).map(kindLabel)
  return kinds.length > 0 ? { words: kinds.join(' · '), reached: null, color: 'other' } : null
}

function giftWords(raised: number, goal: number): string {
  const words = { left: formatMoney(goal - raised), goal: formatMoney(goal) }
  if (raised >= goal) return raisedWords(raised, goal)
  return raised > 0 ? m.gifts_progress_needed(words) : m.gifts_progress_goal(words)
}

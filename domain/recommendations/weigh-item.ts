import { asDistrict, asRegion } from '../project-events/place.ts'
import type { Candidate } from '../project-events/list-candidates.ts'
import { placesLeft } from '../support/support-rules.ts'
import type { SupportKind } from '../support/support.ts'
import { takesPart, takesPlace } from '../support/support.ts'
import type { RecommendationReason } from './reason.ts'
import { weighTime, type Weighed } from './weigh-time.ts'
import { FEW_PLACES, FRESH_DAYS, WEIGHTS } from './weights.ts'
import type { Wishes } from './wishes.ts'

/** Other facts about an item: whether the user saved it, and in which ways they can help it now. */
export type ItemFacts = { isSaved: boolean; kinds: readonly SupportKind[]; now: Date }

/** `met`: the wishes met, strongest first. `beside`: facts that only order similar items. */
export type Weighing = { met: Weighed[]; beside: Weighed[]; score: number }

const DAY = 86_400_000

/** Scores how well an open item fits a user's wishes, and why. Only `kinds` count as ways to help. */
export function weighItem(item: Candidate, wishes: Wishes, standing: ItemFacts): Weighing {
  const { isSaved, kinds, now } = standing
  const met = [
    ...(isSaved ? [weighed({ why: 'saved' }, WEIGHTS.saved)] : []),
    ...weighTopic(item, wishes),
    ...weighPlace(item, wishes),
    ...weighKinds(kinds, wishes),
    ...weighPresence(item, wishes, kinds),
  ]
  const beside = [...weighTime(item, now), ...weighPlacesLeft(item, kinds)]
  const isFresh = now.getTime() - item.createdAt.getTime() < FRESH_DAYS * DAY
  return addMet({ met: [], beside, score: sumOf(beside) + (isFresh ? WEIGHTS.fresh : 0) }, met)
}

/** Adds more wishes met to a weighing. */
export function addMet(weighing: Weighing, more: readonly Weighed[]): Weighing {
  return {
    ...weighing,
    score: weighing.score + sumOf(more),
    met: [...weighing.met, ...more].toSorted((one, other) => other.points - one.points),
  }
}

function sumOf(all: readonly Weighed[]): number {
  return all.reduce((sum, { points }) => sum + points, 0)
}

function weighed(reason: RecommendationReason, points: number): Weighed {
  return { reason, points }
}

function weighTopic({ category }: Candidate, { topics }: Wishes): Weighed[] {
  const wish = topics.find(({ topic }) => topic === category)
  if (!wish) return []
  const { topic, close } = wish
  const points = close === null ? WEIGHTS.topic : WEIGHTS.topicClose
  return [weighed({ why: 'topic', topic, close }, points)]
}

function weighPlace(item: Candidate, { places }: Wishes): Weighed[] {
  const wish = places.find(({ district }) => district === item.district)
  if (!wish) return []
  const { district, from } = wish
  const isBeside = from === 'jerusalem' && district === 'judea-and-samaria'
  return [weighed({ why: 'place', district, from }, isBeside ? WEIGHTS.placeBeside : WEIGHTS.place)]
}

/** The user's first way to help that is open here; each further one adds a little and is not shown. */
function weighKinds(kinds: readonly SupportKind[], wishes: Wishes): Weighed[] {
  const [first, ...more] = wishes.kinds.filter((kind) => kinds.includes(kind))
  if (!first) return []
  return [weighed({ why: 'kind', kind: first }, WEIGHTS.kind + more.length * WEIGHTS.kindMore)]
}

function weighPresence(item: Candidate, wishes: Wishes, kinds: readonly SupportKind[]): Weighed[] {
  const { presence } = wishes
  const isInIsrael = asDistrict(item.district) !== null
  const asksToCome = kinds.some(takesPart)
  switch (presence) {
    case 'lives':
    case 'often':
      return isInIsrael && asksToCome
        ? [weighed({ why: 'here', lives: presence === 'lives' }, WEIGHTS.here)]
        : []
    case 'visits':
      return kinds.includes('visit') ? [weighed({ why: 'next-visit' }, WEIGHTS.visiting)] : []
    case 'afar':
      return weighFromAfar(item, kinds)
    default:
      return []
  }
}

function weighFromAfar(item: Candidate, kinds: readonly SupportKind[]): Weighed[] {
  const region = asRegion(item.region)
  if (region === null && item.district === null) {
    return [weighed({ why: 'anywhere' }, WEIGHTS.afar)]
  }
  if (region !== null && region !== 'asia') {
    return [weighed({ why: 'abroad', region }, WEIGHTS.afar)]
  }
  return kinds.includes('donate') ? [weighed({ why: 'gift-from-afar' }, WEIGHTS.afar)] : []
}

function weighPlacesLeft(item: Candidate, kinds: readonly SupportKind[]): Weighed[] {
  const left = placesLeft(item)
  if (left === null || left > FEW_PLACES || !kinds.some(takesPlace)) return []
  return [weighed({ why: 'places', left }, WEIGHTS.fewPlaces)]
}

import { expect, test } from 'vitest'
import { DISTRICTS, REGIONS } from '../project-events/place.ts'
import type { Candidate } from '../project-events/list-candidates.ts'
import { CATEGORIES, SUPPORT_TYPES } from '../project-events/project-event.ts'
import { phaseOf } from '../support/support-rules.ts'
import { KINDS, type SupportKind } from '../support/support.ts'
import { openKinds } from './open-kinds.ts'
import type { RecommendationReason } from './reason.ts'
import { weighItem } from './weigh-item.ts'
import type { Wishes } from './wishes.ts'

const now = new Date('2026-11-25T10:00:00Z')

/** Whether a reason is true, checked against the item itself and not against the weighing. */
function holds(
  reason: RecommendationReason,
  item: Candidate,
  isSaved: boolean,
  kinds: SupportKind[],
): boolean {
  const day = (moment: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: item.timeZone }).format(new Date(moment))
  switch (reason.why) {
    case 'saved':
      return isSaved
    case 'topic':
      return item.category === reason.topic
    case 'place':
      return item.district === reason.district
    case 'kind':
      return kinds.includes(reason.kind)
    case 'next-visit':
      return kinds.includes('visit')
    case 'here':
      return DISTRICTS.some((district) => district === item.district)
    case 'gift-from-afar':
      return item.supportTypes.includes('donate')
    case 'anywhere':
      return item.region === null && item.district === null
    case 'abroad':
      return item.region === reason.region && reason.region !== 'asia' && item.district === null
    case 'soon':
      return item.startDatetime !== null && day(item.startDatetime) === reason.day
    case 'running':
      return phaseOf(item, now) === 'active'
    case 'ends':
      return item.endDate === reason.day && phaseOf(item, now) === 'active'
    case 'begins':
      return item.startDate === reason.day && phaseOf(item, now) === 'upcoming'
    case 'places':
      return item.places! - item.placesTaken === reason.left && reason.left > 0
    case 'children':
    case 'word':
    case 'skill':
      return false
  }
}

test('every reason is true of its item, for any item and any wishes', () => {
  const random = randomFrom(20_261_125)
  const told = new Set<string>()
  for (let turn = 0; turn < 2_000; turn += 1) {
    const item = anyItem(random)
    const switches = { isOn: () => random() > 0.2 }
    const isOn = { donations: switches.isOn(), volunteering: switches.isOn() }
    const kinds = openKinds(item, {
      switches: { isOn: (feature) => isOn[feature as keyof typeof isOn] },
      now,
    })
    const isSaved = random() > 0.8
    const { met, beside } = weighItem(item, anyWishes(random), { isSaved, kinds, now })
    for (const { reason, points } of [...met, ...beside]) {
      told.add(reason.why)
      expect(points).toBeGreaterThan(0)
      if (!holds(reason, item, isSaved, kinds)) {
        expect.fail(`${JSON.stringify(reason)} is not true of ${JSON.stringify(item)}`)
      }
      if (reason.why === 'kind' && reason.kind === 'donate') expect(isOn.donations).toBe(true)
      if (reason.why === 'kind' && reason.kind === 'volunteer') expect(isOn.volunteering).toBe(true)
    }
  }
  // Each reason occurred, so the test could fail.
  expect(told.size).toBe(14)
})

function anyWishes(random: () => number): Wishes {
  const some = <Word>(words: readonly Word[]) => words.filter(() => random() > 0.7)
  return {
    kinds: some(KINDS),
    topics: some(CATEGORIES).map((topic) => ({ topic, close: null })),
    places: some(DISTRICTS).map((district) => ({ district, from: null })),
    skills: [],
    words: [],
    presence: one([null, 'lives', 'often', 'visits', 'afar'] as const, random),
  }
}

function anyItem(random: () => number): Candidate {
  const moment = () => new Date(now.getTime() + (random() - 0.4) * 60 * 86_400_000)
  const type = one(['project', 'event'] as const, random)
  const start = moment()
  const end = new Date(start.getTime() + random() * 10 * 86_400_000)
  const region = one([null, ...REGIONS], random)
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const places = one([null, 1, 4, 40], random)
  return {
    id: 'a',
    partnerId: 'p',
    completedAt: null,
    isSpokenOf: false,
    type,
    category: one(CATEGORIES, random),
    region,
    district: region === 'asia' ? one([null, ...DISTRICTS], random) : null,
    supportTypes: SUPPORT_TYPES.filter(() => random() > 0.5),
    startDatetime: type === 'event' ? start.toISOString() : null,
    endDatetime: type === 'event' ? one([null, end.toISOString()], random) : null,
    startDate: type === 'project' ? one([null, day(start)], random) : null,
    endDate: type === 'project' ? one([null, day(end)], random) : null,
    timeZone: one(['Asia/Jerusalem', 'America/Los_Angeles', 'Pacific/Auckland'], random),
    places,
    placesTaken: places === null ? 0 : Math.floor(random() * (places + 1)),
    createdAt: moment(),
  }
}

function one<Word>(words: readonly Word[], random: () => number): Word {
  return words[Math.floor(random() * words.length)]!
}

/** A seeded generator, so that a failure can be reproduced. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

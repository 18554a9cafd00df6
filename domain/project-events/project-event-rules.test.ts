import { expect, test } from 'vitest'
import { STATUSES, type Status } from './project-event.ts'
import {
  abilitiesOf,
  publicationStatus,
  PUBLICATION_STATUSES,
  type ProjectEventAbilities,
} from './project-event-rules.ts'

function able(status: Status, latest: Status, mayPost = true): string {
  const abilities = abilitiesOf({ status, latest, mayPost })
  return (Object.keys(abilities) as (keyof ProjectEventAbilities)[])
    .filter((one) => abilities[one])
    .join(' ')
}

test.each([
  ['draft', 'draft', 'edit'],
  ['pending', 'pending', 'withdraw'],
  ['changes_asked', 'changes_asked', 'edit'],
  ['rejected', 'rejected', 'edit'],
  ['withdrawn', 'withdrawn', 'edit'],
  ['withdrawn', 'approved', 'edit'],
  ['approved', 'approved', 'edit takeDown'],
  ['approved', 'draft', 'edit takeDown'],
  ['approved', 'pending', 'withdraw takeDown'],
  ['approved', 'changes_asked', 'edit takeDown'],
  ['approved', 'rejected', 'edit takeDown'],
  ['approved', 'withdrawn', 'edit takeDown'],
] as [Status, Status, string][])('%s, the latest proposal %s: %s', (status, latest, abilities) => {
  expect(able(status, latest)).toBe(abilities)
})

test('an organization that is not approved can only read', () => {
  const all = STATUSES.flatMap((status) => STATUSES.map((latest) => able(status, latest, false)))
  expect(new Set(all)).toEqual(new Set(['']))
})

test('every status can occur, and public ones say so', () => {
  const reached = new Set<string>()
  for (const status of STATUSES) {
    for (const latest of STATUSES) {
      const reachable = publicationStatus({ status, latest })
      reached.add(reachable)
      expect(reachable.startsWith('live')).toBe(status === 'approved')
    }
  }
  expect(reached).toEqual(new Set(PUBLICATION_STATUSES))
})

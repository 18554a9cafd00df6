import { expect, test } from 'vitest'
import { groupOf, ROUTE_GROUPS } from '#app/request/route-groups.ts'
import { listAddresses } from '../access/list-routes.ts'

/** Paths served outside the URL map. */
const OUTSIDE = ['assets', 'healthz', 'readyz']

test('every section of the URL map has its metrics group, and there are no others', async () => {
  const firsts = (await listAddresses()).map(({ pattern }) => pattern.split('/')[1] ?? '')
  const parts = new Set(firsts.filter((part) => part !== '' && part !== '*'))
  expect([...ROUTE_GROUPS].toSorted()).toEqual([...parts, ...OUTSIDE].toSorted())
})

test.each([
  ['/', 'home'],
  ['/_.data', 'home'],
  ['/_root.data', 'home'],
  ['/about.data', 'about'],
  ['/partner/018f/calendar.ics', 'partner'],
  ['/noa@here.example', 'other'],
  ['/constructor', 'other'],
  ['//x', 'home'],
])('%s counts for %s', (path, group) => {
  expect(groupOf(path)).toBe(group)
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { wishing } from '#test/app/wishing.ts'
import { listSoonest, SOONEST_MOST } from './list-soonest.ts'

const app = startTestApp()
let set: ReturnType<typeof wishing>

beforeAll(async () => {
  set = wishing(app)
})
beforeEach(() => set.clear())

const titles = async (who: Parameters<TestApp['caller']>[0]) =>
  (await listSoonest(app.caller(who), {})).map(({ title }) => title)

const event = (title: string, inDays: number, more = {}) =>
  set.add({
    title,
    type: 'event',
    startDatetime: set.at(inDays),
    endDatetime: set.at(inDays + 0.1),
    ...more,
  })

test('the soonest first, at most two of one organization, without items that are full or have begun', async () => {
  const { second } = set.of()
  await event('Third', 9, { partnerId: second })
  await event('First', 2)
  await event('Too many of one', 6)
  await event('Begun', -0.05)
  await set.add({ title: 'Second', startDate: set.on(4) })
  await set.add({ title: 'Without a beginning', partnerId: second })
  await event('Hidden', 1, { status: 'withdrawn' })
  await expect(titles(visitor)).toBeRefused('not_signed_in')
  expect(await titles('supporter')).toEqual(['First', 'Second', 'Third'])
  // Not the user's own items.
  expect(await titles('partner')).toEqual(['First', 'Second'])
  expect(SOONEST_MOST).toBe(6)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { signUp } from '#test/app/supporting.ts'
import { cancelSupport } from '../commands/cancel-support.ts'
import { listNextDates } from './list-next-dates.ts'

const DAY = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('lists own events by date, without canceled ones, those that have begun, and those of others', async () => {
  const partnerId = await addPartner(app, { name: 'Evenings' })
  const add = async (title: string, days: number) => {
    const startDatetime = new Date(app.runtime.clock.now().getTime() + days * DAY)
    const item = { type: 'event', title, startDatetime } as const
    return signUp(app, 'applicant', await addItem(app, { partnerId, ...item }))
  }
  await add('In nine days', 9)
  await add('In three days', 3)
  const cancelled = await add('Cancelled', 5)
  await cancelSupport(app.caller('applicant'), { id: cancelled })
  const titles = async (who: 'applicant' | 'partner2') =>
    (await listNextDates(app.caller(who), {}))
      .filter(({ item }) => item.partnerId === partnerId)
      .map(({ item }) => item.title)
  expect(await titles('applicant')).toEqual(['In three days', 'In nine days'])
  expect(await titles('partner2')).toEqual([])

  app.advance(4 * DAY)
  expect(await titles('applicant')).toEqual(['In nine days'])
})

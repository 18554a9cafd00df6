import { expect, test } from 'vitest'
import { startTestApp } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { signUp } from '#test/app/supporting.ts'
import { cancelSupport } from '../commands/cancel-support.ts'
import { listNextDates } from './list-next-dates.ts'

const MINUTE = 60_000
const app = startTestApp()

test('lists own events by date, without canceled ones, those that have begun, and those of others', async () => {
  // Before the dates that the demo has for the same person: only the next three are listed.
  const partnerId = await addPartner(app, { name: 'Evenings' })
  const add = async (title: string, minutes: number) => {
    const startDatetime = new Date(app.runtime.clock.now().getTime() + minutes * MINUTE)
    const item = { type: 'event', title, startDatetime } as const
    return signUp(app, 'applicant', await addItem(app, { partnerId, ...item }))
  }
  await add('In nine minutes', 9)
  await add('In three minutes', 3)
  const cancelled = await add('Cancelled', 5)
  await cancelSupport(app.caller('applicant'), { id: cancelled })
  const titles = async (who: 'applicant' | 'partner2') =>
    (await listNextDates(app.caller(who), {}))
      .filter(({ item }) => item.partnerId === partnerId)
      .map(({ item }) => item.title)
  expect(await titles('applicant')).toEqual(['In three minutes', 'In nine minutes'])
  expect(await titles('partner2')).toEqual([])

  app.advance(4 * MINUTE)
  expect(await titles('applicant')).toEqual(['In nine minutes'])
})

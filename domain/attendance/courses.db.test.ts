import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'
import { completeItem } from '../support/commands/complete-item.ts'
import { hoursField } from './attendance.ts'
import { confirmHours } from './commands/confirm-hours.ts'
import { markHere } from './commands/mark-here.ts'
import { undoHere } from './commands/undo-here.ts'
import { getCheckIn } from './queries/get-check-in.ts'
import { getHours } from './queries/get-hours.ts'
import { getOnTheDay } from './queries/get-on-the-day.ts'

const HOUR_MS = 60 * 60 * 1000
const app = startTestApp()
let itemId: string
let supportId: string
let first: string
let last: string

/** Two evenings, of three and of two hours, at both of which the supporter is checked in; then both are over. */
beforeEach(async () => {
  const inHours = (hours: number) => new Date(app.runtime.clock.now().getTime() + hours * HOUR_MS)
  itemId = await addSupportable(app, {
    type: 'event',
    startDatetime: inHours(1),
    endDatetime: inHours(4),
    furtherDates: [{ startDatetime: inHours(2), endDatetime: inHours(4) }],
  } as object)
  supportId = await addSupport(app, { itemId, status: 'confirmed', kind: 'attend' })
  const { dates } = await getCheckIn(app.caller('partner'), { itemId, dateId: null })
  ;[first, last] = dates.map(({ id }) => id ?? '') as [string, string]
  for (const dateId of [first, last]) {
    await markHere(app.caller('partner', newId()), { itemId, dateId, supportId })
  }
  app.advance(5 * HOUR_MS)
})

const confirm = (dateId: string, hours: string) =>
  confirmHours(app.caller('partner', newId()), {
    itemId,
    dateId,
    hours: { [hoursField(supportId)]: hours },
  })
const own = () => getOnTheDay(app.caller(system), { supportId })

test('until they are at the last evening, people have a code to show', async () => {
  app.advance(-4.5 * HOUR_MS)
  expect(await own()).toMatchObject({ wasHere: true, isExpectedAgain: false })
  await undoHere(app.caller('partner', newId()), { itemId, dateId: last, supportId })
  expect(await own()).toMatchObject({ wasHere: true, isExpectedAgain: true })
  app.advance(4.5 * HOUR_MS)
  expect(await own()).toMatchObject({ wasHere: true, isExpectedAgain: false })
})

test('hours are proposed by the length of an evening, not by the total of the course', async () => {
  await confirm(last, '2')
  const { rows } = await getHours(app.caller('partner'), { itemId, dateId: first })
  expect(rows).toMatchObject([{ hours: 3, isConfirmed: false }])
})

test('reporting the result counts the hours that were confirmed evening by evening', async () => {
  await confirm(first, '3')
  expect(await own()).toMatchObject({ certificate: null })
  await completeItem(app.caller('partner', newId()), { itemId, hours: '', meals: '' })
  expect(await own()).toMatchObject({ certificate: { hours: 3 } })
})

import { beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { FEATURED_MOST, listFeatured } from './list-featured.ts'

const day = 86_400_000
const app = startTestApp()
let first: string
let second: string

beforeEach(async () => {
  await app.asOwner(
    'truncate app.project_events, app.search_documents, app.facet_counts, app.search_weeks cascade',
  )
  await app.asOwner('truncate app.partners cascade')
  first = await addPartner(app, { name: 'First' })
  second = await addPartner(app, { name: 'Second', userId: DEMO_USERS.partner.id })
})

test('only running, approved projects of approved organizations', async () => {
  const suspended = await addPartner(app, { name: 'Suspended', status: 'suspended' })
  await add({ title: 'Running' })
  await add({ title: 'Began today', startDate: on(0), endDate: on(0) })
  await add({ title: 'Not begun', startDate: on(3) })
  await add({ title: 'Over', startDate: on(-9), endDate: on(-3) })
  await add({ title: 'Done early', completedAt: app.runtime.clock.now() })
  await add({ title: 'Waiting', status: 'pending', approvedAt: null })
  await add({ title: 'Taken down', status: 'withdrawn' })
  await add({ title: 'An event', type: 'event' })
  await add({ title: 'Of nobody anymore', partnerId: suspended })
  expect((await titles()).toSorted()).toEqual(['Began today', 'Running'])
})

test('at most five, newest first', async () => {
  for (let at = 1; at <= 7; at++) await add({ title: `No ${at}`, createdAt: ago(at) })
  expect(await titles()).toEqual(['No 1', 'No 2', 'No 3', 'No 4', 'No 5'])
  expect(FEATURED_MOST).toBe(5)
})

test('one of each organization before a second of any', async () => {
  for (let at = 1; at <= 6; at++) await add({ title: `Eager ${at}`, createdAt: ago(at) })
  await add({ title: 'Quiet', partnerId: second, createdAt: ago(90) })
  expect(await titles()).toEqual(['Eager 1', 'Quiet', 'Eager 2', 'Eager 3', 'Eager 4'])
})

test('nothing is featured if nothing is running', async () => {
  expect(await titles()).toEqual([])
})

function add(given: Omit<Parameters<typeof addItem>[1], 'partnerId'> & { partnerId?: string }) {
  return addItem(app, { partnerId: first, ...given })
}

function ago(minutes: number): Date {
  return new Date(app.runtime.clock.now().getTime() - minutes * 60_000)
}

/** A day relative to today, in the default time zone of projects. */
function on(days: number): string {
  const moment = new Date(app.runtime.clock.now().getTime() + days * day)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(moment)
}

async function titles(): Promise<string[]> {
  return (await listFeatured(app.caller(visitor), {})).map(({ title }) => title)
}

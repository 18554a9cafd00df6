import { expect, test } from 'vitest'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { addSupport, stateOf } from '#test/app/supporting.ts'
import { listEntries } from './queries/list-entries.ts'
import { listFeed } from './queries/list-feed.ts'

const DAY = 24 * 60 * 60 * 1000
const app = startTestApp()
let partner: string

async function emptied() {
  await app.asOwner('truncate app.project_events, app.partners cascade')
  partner = await addPartner(app, { name: 'Quiet Waters' })
}

const inDays = (days: number) => new Date(app.runtime.clock.now().getTime() + days * DAY)
const addEvent = (more: Partial<Parameters<typeof addItem>[1]> = {}) =>
  addItem(app, { partnerId: partner, type: 'event', startDatetime: inDays(7), ...more })

type Change = {
  places?: number
  title?: string
  location?: string
  status?: string
}

function change(id: string, values: Change) {
  return app.asStaff('admin').update('projectEvents', values, { id })
}

function moveTo(id: string, startsAt: Date) {
  return app.asStaff('admin').update('projectEventDates', { startsAt }, { projectEventId: id })
}

function setPartnerStatus(status: 'approved' | 'suspended') {
  return app.asStaff('admin').update('partners', { status }, { id: partner })
}

const feed = (partnerId: string | null = null) => listFeed(app.caller(visitor), { partnerId })

test('the sequence increases for each change that a calendar shows, and for no other', async () => {
  await emptied()
  const id = await addEvent()
  const told = async () => (await listEntries(app.caller(visitor), { id }))[0]?.sequence
  expect(await told()).toBe(0)
  await change(id, { title: 'Another title' })
  expect(await told()).toBe(1)
  await moveTo(id, inDays(8))
  expect(await told()).toBe(2)
  await change(id, { location: 'Another place' })
  expect(await told()).toBe(3)
  const before = await listEntries(app.caller(visitor), { id })
  await change(id, { places: 20 })
  const support = await addSupport(app, { itemId: id, kind: 'attend', status: 'confirmed' })
  expect(await stateOf(app, support)).toMatchObject({ taken: 1 })
  expect(await listEntries(app.caller(visitor), { id })).toEqual(before)
})

test('a cancelled event stays for 90 days without texts, and returns with a higher sequence', async () => {
  await emptied()
  const id = await addEvent({ title: 'A secret now' })
  await change(id, { status: 'withdrawn' })
  for (const partnerId of [null, partner]) {
    expect(await feed(partnerId)).toEqual([
      {
        id,
        dateId: expect.any(String),
        sequence: 1,
        changedAt: expect.any(Date),
        startsAt: expect.any(Date),
        endsAt: null,
        words: null,
      },
    ])
  }
  const one = () => listEntries(app.caller(visitor), { id })
  await expect(one()).resolves.toMatchObject([{ id, sequence: 1, words: null }])

  await change(id, { status: 'approved' })
  expect(await feed()).toMatchObject([{ id, sequence: 2, words: { title: 'A secret now' } }])
  await expect(one()).resolves.toMatchObject([{ sequence: 2 }])

  await setPartnerStatus('suspended')
  expect(await feed()).toMatchObject([{ id, sequence: 3, words: null }])
  await setPartnerStatus('approved')
  expect(await feed()).toMatchObject([{ id, sequence: 4, words: { title: 'A secret now' } }])

  await change(id, { status: 'withdrawn' })
  app.advance(89 * DAY)
  expect(await feed()).toHaveLength(1)
  app.advance(2 * DAY)
  expect(await feed()).toEqual([])
  await expect(one()).toBeRefused('not_found')
})

test('a feed has events from three months ago on, in order, with the start of a long text', async () => {
  await emptied()
  const other = await addPartner(app, { name: 'Other' })
  await addEvent({ title: 'Next', startDatetime: inDays(1), description: 'x'.repeat(10_000) })
  await addEvent({ title: 'Recent', startDatetime: inDays(-80), latitude: 32, longitude: 35 })
  await addEvent({ title: 'Long ago', startDatetime: inDays(-100) })
  await addEvent({ title: 'Theirs', startDatetime: inDays(2), partnerId: other })
  await addEvent({ title: 'Waiting', status: 'pending' })
  await addItem(app, { partnerId: partner, title: 'A project' })
  const titles = async (of: string | null) => (await feed(of)).map(({ words }) => words?.title)
  expect(await titles(null)).toEqual(['Recent', 'Next', 'Theirs'])
  expect(await titles(other)).toEqual(['Theirs'])
  const [recent, next] = await feed(partner)
  expect(recent?.words?.coordinates).toEqual({ latitude: 32, longitude: 35 })
  expect(next?.words?.coordinates).toBeNull()
  expect(next?.words?.description).toHaveLength(1_000)
  const [whole] = await listEntries(app.caller(visitor), { id: next!.id })
  expect(whole?.words?.description).toHaveLength(10_000)
})

test('anything but a public event is not found', async () => {
  await emptied()
  const project = await addItem(app, { partnerId: partner })
  const waiting = await addEvent({ status: 'pending' })
  const nobody = '018f0000-0000-7000-8000-000000000000'
  for (const id of [project, waiting, nobody, 'x', '']) {
    for (const who of [visitor, 'partner', 'admin'] as const) {
      await expect(listEntries(app.caller(who), { id }), id).toBeRefused('not_found')
    }
  }
})

test('while the calendar is closed there are no feeds', async () => {
  await setOpen(false)
  await expect(feed()).toBeRefused('closed')
  await expect(listEntries(app.caller(visitor), { id: 'x' })).toBeRefused('closed')
})

async function setOpen(enabled: boolean) {
  await app.asStaff('superuser').update('siteFeatures', { enabled }, { name: 'calendar' })
  await app.runtime.switches.refresh()
}

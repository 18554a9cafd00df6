import { expect, test } from 'vitest'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { listMap } from './queries/list-map.ts'
import { listPublic } from './queries/list-public.ts'

const app = startTestApp()

const day = 86_400_000

type Asked = Parameters<typeof listPublic>[1]

/** The organization's items in the list; the demo data has others. */
async function found(partner: string, asked: Asked) {
  const { items } = await listPublic(app.caller(visitor), asked)
  return items.filter(({ partnerId }) => partnerId === partner)
}

test('a project is past once its last day is over in its time zone, or it is completed', async () => {
  const partner = await addPartner(app)
  const titles = async (asked: Asked) => (await found(partner, asked)).map(({ title }) => title)
  const at = app.runtime.clock.now()
  const dayFrom = (days: number) => new Date(at.getTime() + days * day).toISOString().slice(0, 10)
  const lasting = { partnerId: partner, category: 'healthcare', supportTypes: ['visit'] }
  const add = (title: string, more: object) => addItem(app, { ...lasting, title, ...more })
  await add('Goes on', {})
  await add('Ends in three days', { endDate: dayFrom(3) })
  await add('Ended', { endDate: dayFrom(-3) })
  await add('Declared done', { completedAt: at, endDate: dayFrom(3) })
  const asked: Asked = { categories: ['healthcare'] }
  for (const more of [{}, { type: 'project' }, { q: 'carob' }] as const) {
    const past = await titles({ ...asked, ...more, time: 'past' })
    expect(past.toSorted()).toEqual(['Declared done', 'Ended'])
    const upcoming = await titles({ ...asked, ...more, time: 'upcoming' })
    expect(upcoming.toSorted()).toEqual(['Ends in three days', 'Goes on'])
  }
  const items = await found(partner, { ...asked, time: 'past' })
  expect(items).toHaveLength(2)
  expect(items.every(({ isOver }) => isOver)).toBe(true)
})

test('past items disappear from the map', async () => {
  const partner = await addPartner(app)
  const region = 'oceania'
  const at = { partnerId: partner, region, title: '', latitude: 32, longitude: 35 }
  await addItem(app, { ...at, title: 'Here', endDate: '2999-01-01' })
  await addItem(app, { ...at, title: 'Gone', endDate: '2001-01-01' })
  const { pins } = await listMap(app.caller(visitor), { regions: [region] })
  expect(pins.map(({ title }) => title)).toContain('Here')
  expect(pins.map(({ title }) => title)).not.toContain('Gone')
})

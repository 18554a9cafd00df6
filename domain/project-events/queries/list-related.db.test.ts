import { beforeAll, expect, test } from 'vitest'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { areasOf, whereOf } from '../where.ts'
import { getPublic } from './get-public.ts'
import { listRelated } from './list-related.ts'

const DAY = 86_400_000
const app = startTestApp()
let own: string
let item: string
// There are no items of the demo.
const place = { region: 'africa', district: null } as const

beforeAll(async () => {
  own = await addPartner(app, { name: 'Own' })
  item = await addItem(app, {
    partnerId: own,
    title: 'The item',
    category: 'arts-culture',
    ...place,
  })
  await addItem(app, {
    partnerId: own,
    title: 'Of the same organization',
    category: 'arts-culture',
    ...place,
  })
})

async function add(title: string, more: object = {}): Promise<string> {
  const partnerId = await addPartner(app, { name: title })
  return addItem(app, { partnerId, title, category: 'healthcare', ...place, ...more })
}

const titles = async () => {
  const input = { id: item, category: 'arts-culture', areas: [place] } as const
  const related = await listRelated(app.caller(visitor), input)
  return related.map(({ title }) => title)
}

test('the nearest of the same topic come first, sooner ones before; what is over or taken down does not', async () => {
  const at = (days: number) => ({
    type: 'event',
    startDatetime: new Date(app.runtime.clock.now().getTime() + days * DAY),
  })
  await add('Near, goes on')
  await add('Near, over', { endDate: '2020-01-01' })
  await add('Near, was yesterday', at(-1))
  await add('Near, in nine days', at(9))
  await add('Near, taken down', { status: 'withdrawn' })
  const both = await add('Near, of the topic', { category: 'arts-culture' })
  expect(await titles()).toEqual(['Near, of the topic', 'Near, in nine days', 'Near, goes on'])

  await app.as(system).update('projectEvents', { status: 'withdrawn' }, { id: both })
  expect((await titles())[0]).toBe('Near, in nine days')
})

test('only one of each organization', async () => {
  const partnerId = await addPartner(app, { name: 'Many' })
  for (const title of ['One', 'Two', 'Three'])
    await addItem(app, { partnerId, title, category: 'arts-culture', ...place })
  const shown = (await titles()).filter((title) => ['One', 'Two', 'Three'].includes(title))
  expect(shown).toHaveLength(1)
})

test('a page that shows it depends on each shown item', async () => {
  const tags = new Set<string>()
  const input = { id: item, category: 'arts-culture', areas: [place] } as const
  const related = await listRelated({ ...app.caller(visitor), tags }, input)
  expect([...tags]).toEqual(related.map(({ id }) => `project-event:${id}`))
})

test('an event in several places is near what is where it will be, by the date that is there', async () => {
  const [far, near] = [{ region: 'south-america' }, { region: 'oceania' }].map((area) => ({
    name: `In ${area.region}`,
    district: null,
    ...area,
  }))
  const at = (days: number) => new Date(app.runtime.clock.now().getTime() + days * DAY)
  const dates = (...towns: (typeof far)[]) => {
    const [first, ...furtherDates] = towns.map((town, n) => ({
      startDatetime: at(n + 1),
      ...(town && { town }),
    }))
    return { type: 'event', region: 'europe', ...first, furtherDates }
  }
  await add('Tour', dates(far, near))
  await add('Elsewhere', dates(far, undefined))
  const { region, ...another } = await getPublic(app.caller(visitor), {
    id: await add('Another tour', dates(far, near)),
  })
  expect(areasOf({ region, ...another })).toEqual([
    { region: 'south-america', district: null },
    { region: 'oceania', district: null },
  ])
  const related = async (...areas: ReturnType<typeof areasOf>) =>
    (await listRelated(app.caller(visitor), { id: item, category: 'events', areas })).map((card) =>
      [card.title, whereOf(card)].join(': '),
    )
  const shown = await related({ region: 'oceania', district: null })
  expect(shown.slice(0, 2)).toEqual(['Tour: In oceania', 'Another tour: In oceania'])
})

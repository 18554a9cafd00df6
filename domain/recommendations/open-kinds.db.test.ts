import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#test/app/create-test-app.ts'
import { wishing } from '#test/app/wishing.ts'
import { listForYou } from './queries/list-for-you.ts'

const app = startTestApp()
let set: ReturnType<typeof wishing>

beforeAll(async () => {
  set = wishing(app)
})
beforeEach(() => set.clear())

test('a full event still accepts gifts, and is not recommended for volunteering', async () => {
  await set.prefer({ supportTypes: ['volunteer', 'donate'] })
  const full = { title: 'Full', places: 1, supportTypes: ['volunteer', 'donate'] }
  await set.support(await set.add(full), 'confirmed', 'ambassador')
  const { items } = await listForYou(app.caller('supporter'), {})
  expect(items.map(({ reasons }) => reasons)).toEqual([['You want to give']])
})

test('a way to help that staff has closed is no reason and opens nothing', async () => {
  await set.prefer({ supportTypes: ['volunteer', 'donate'] })
  await set.add({ title: 'Hands only' })
  await set.add({ title: 'Gifts only', supportTypes: ['donate'] })
  await set.add({
    title: 'Both',
    supportTypes: ['volunteer', 'donate'],
    partnerId: set.of().second,
  })
  await set.close('volunteering')
  const { items } = await listForYou(app.caller('supporter'), {})
  expect(items.map(({ card, reasons }) => [card.title, ...reasons])).toEqual([
    ['Both', 'You want to give'],
    ['Gifts only', 'You want to give'],
  ])
  await set.close('volunteering', 'donations')
  expect(await set.titles()).toEqual([])
})

test('while profiles are closed, their content is ignored', async () => {
  await set.tell({ supportType: 'volunteer' })
  await set.add({ title: 'Hands' })
  expect(await set.titles()).toEqual(['Hands'])
  await set.close('volunteer-profile')
  expect(await listForYou(app.caller('supporter'), {})).toMatchObject({
    items: [],
    basedOn: { preferences: false, profile: false },
    told: { preferences: { supportTypes: [] }, profile: null },
  })
})

import { expect, test } from 'vitest'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { listPublic } from '../queries/list-public.ts'
import { SEARCH_VERSION } from '../search-text.ts'
import { refreshSearchTexts } from './refresh-search-texts.ts'

const app = startTestApp()

test('an item from before is found by its place once its search text is refreshed', async () => {
  const partnerId = await addPartner(app)
  const where = { location: 'Herzl 3, Yeruham', district: 'southern-district' }
  const id = await addItem(app, { partnerId, title: 'From before', searchVersion: 0, ...where })
  const found = async () =>
    (await listPublic(app.caller(visitor), { q: 'ירוחם' })).items.map((item) => item.id)
  expect(await found()).not.toContain(id)

  while (!(await refreshSearchTexts(app.caller(system), {})).isDone);
  expect(await found()).toContain(id)
  const [row] = await app.as(system).rows('projectEvents', ['searchVersion'], { id })
  expect(row?.searchVersion).toBe(SEARCH_VERSION)
})

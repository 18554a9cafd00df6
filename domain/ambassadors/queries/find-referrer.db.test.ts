import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAmbassador } from '#test/world/ambassadors.ts'
import { startAs } from '#test/world/campaigning.ts'
import { codeOf, hidePage } from '#test/world/crediting.ts'
import { memberOf, createTestApp, system, type TestApp } from '#test/world/create-test-app.ts'
import { addSupportable } from '#test/world/supporting.ts'
import { endCampaign } from '../commands/end-campaign.ts'
import { findReferrer } from './find-referrer.ts'

let world: TestApp
let one: { id: string; code: string }
let itemId: string
beforeAll(async () => {
  world = await createTestApp()
  one = await makeAmbassador(world, 'ambassador')
  itemId = await addSupportable(world)
})
afterAll(() => world.close())

const find = (code: string, more: { itemId?: string; userId?: string } = {}) =>
  findReferrer(world.caller(system), { code, itemId, userId: null, ...more })

test('a campaign is named while it runs and fits the item, as a support would be credited', async () => {
  const of = await startAs(world, 'ambassador', { itemId })
  const all = await startAs(world, 'ambassador', { title: 'For everything' })
  const elsewhere = { itemId: await addSupportable(world) }
  expect(await find(await codeOf(world, of))).toMatchObject({ campaign: 'Trees for the Galilee' })
  expect(await find(await codeOf(world, of), elsewhere)).toMatchObject({ campaign: null })
  expect(await find(await codeOf(world, all), elsewhere)).toMatchObject({
    campaign: 'For everything',
  })
  expect(await find(one.code)).toMatchObject({ code: one.code, campaign: null })
  await endCampaign(world.caller('ambassador'), { id: all })
  expect(await find(await codeOf(world, all))).toMatchObject({ campaign: null })
})

test('nobody is named to themselves, for a code of nobody’s, or while the page is hidden', async () => {
  expect(await find(one.code, { userId: memberOf('supporter').userId })).not.toBeNull()
  expect(await find(one.code, { userId: memberOf('ambassador').userId })).toBeNull()
  expect(await find('zzzzzzzz')).toBeNull()
  await hidePage(world, one.id)
  expect(await find(one.code)).toBeNull()
})

import { beforeAll, expect, test } from 'vitest'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { startAs } from '#test/app/campaigning.ts'
import { codeOf, hidePage } from '#test/app/crediting.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { endCampaign } from '../commands/end-campaign.ts'
import { findReferrer } from './find-referrer.ts'

const app = startTestApp()
let one: { id: string; code: string }
let itemId: string
beforeAll(async () => {
  one = await makeAmbassador(app, 'ambassador')
  itemId = await addSupportable(app)
})

const find = (code: string, more: { itemId?: string; userId?: string } = {}) =>
  findReferrer(app.caller(system), { code, itemId, userId: null, ...more })

test('names a campaign while it runs and fits the item, just as a support would be credited', async () => {
  const of = await startAs(app, 'ambassador', { itemId })
  const all = await startAs(app, 'ambassador', { title: 'For everything' })
  const elsewhere = { itemId: await addSupportable(app) }
  expect(await find(await codeOf(app, of))).toMatchObject({ campaign: 'Trees for the Galilee' })
  expect(await find(await codeOf(app, of), elsewhere)).toMatchObject({ campaign: null })
  expect(await find(await codeOf(app, all), elsewhere)).toMatchObject({
    campaign: 'For everything',
  })
  expect(await find(one.code)).toMatchObject({ code: one.code, campaign: null })
  await endCampaign(app.caller('ambassador'), { id: all })
  expect(await find(await codeOf(app, all))).toMatchObject({ campaign: null })
})

test('returns nothing for oneself, for an unknown code, or while the page is hidden', async () => {
  expect(await find(one.code, { userId: memberOf('supporter').userId })).not.toBeNull()
  expect(await find(one.code, { userId: memberOf('ambassador').userId })).toBeNull()
  expect(await find('zzzzzzzz')).toBeNull()
  await hidePage(app, one.id)
  expect(await find(one.code)).toBeNull()
})

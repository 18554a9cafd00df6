import { beforeAll, expect, test } from 'vitest'
import { addOrganization } from '#test/app/organization.ts'
import { startTestApp, visitor, type Person } from '#test/app/create-test-app.ts'
import { findOwnPartner } from '../queries/find-own-partner.ts'
import { getPublicPartner } from '../queries/get-public-partner.ts'
import { updateActivityFocus } from './update-activity-focus.ts'

const app = startTestApp()
beforeAll(async () => {
  await addOrganization(app, 'supporter', 'rejected')
  await addOrganization(app, 'ambassador', 'pending')
})

const focus = {
  primaryFocusAreas: ['other', 'education'],
  primaryRegionalFocus: ['northern-district'],
  targetAudience: ['children'],
  activities: ['recruit-volunteers', 'post-projects-and-events'],
  otherFocusArea: ' Music\u0000 ',
  otherTargetAudience: 'Nobody asked',
  otherActivity: '',
} as const
const update = (who: Person, changed: object = {}) =>
  updateActivityFocus(app.caller(who), { ...focus, ...changed } as never)
const own = async (who: Person) => (await findOwnPartner(app.caller(who), {}))!

test('choices are saved in the lists’ order, and texts without their ’Other’ are dropped', async () => {
  await update('partner')
  const { id, focus: kept } = await own('partner')
  expect(kept).toEqual({
    primaryFocusAreas: ['education', 'other'],
    primaryRegionalFocus: ['northern-district'],
    targetAudience: ['children'],
    activities: ['post-projects-and-events', 'recruit-volunteers'],
    otherFocusArea: 'Music',
    otherTargetAudience: null,
    otherActivity: null,
  })
  expect(await getPublicPartner(app.caller(visitor), { id })).toMatchObject({
    focusAreas: ['education', 'other'],
    otherFocusArea: 'Music',
    districts: ['northern-district'],
  })
})

test('a pending organization can be changed, a rejected one cannot', async () => {
  await update('ambassador')
  expect((await own('ambassador')).focus.targetAudience).toEqual(['children'])
  await expect(update('supporter')).toBeRefused('conflict')
})

test.each([
  ['an empty list', { primaryFocusAreas: [] }, 'primaryFocusAreas'],
  ['an empty Other', { activities: ['other'], otherActivity: ' ' }, 'otherActivity'],
  ['too many words', { otherFocusArea: 'x'.repeat(121) }, 'otherFocusArea'],
  ['a word of no list', { targetAudience: ['pets'] }, 'targetAudience.0'],
])('%s is refused with an error at its list', async (_, changed, field) => {
  await expect(update('partner', changed)).toBeRefusedAt(field)
})

import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { creditTo, startAs } from '#test/app/campaigning.ts'
import { receiveGift } from '#test/app/giving.ts'
import { memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { endCampaign } from './end-campaign.ts'
import { getOwnCampaign } from '../queries/get-own-campaign.ts'
import { notifyGoalsReached } from './notify-goals-reached.ts'

const app = startTestApp()
let item: string
beforeAll(async () => {
  await makeAmbassador(app, 'applicant')
  item = await addSupportable(app)
  // Some demo campaigns may already have reached their goals.
  await tell()
})

const me = () => app.caller('applicant')
const tell = () => notifyGoalsReached(app.caller(system), {})
const told = async () =>
  (await app.mailsTo(DEMO_USERS.applicant.email)).filter(
    ({ kind }) => kind === 'campaigns.goal-reached',
  )

/** A supporter's paid gift through a fifty-dollar campaign. */
async function give(campaign: string): Promise<void> {
  const { code } = await getOwnCampaign(me(), { id: campaign })
  const gift = await signUp(app, 'supporter', item, 'donate')
  expect(await creditTo(app, { supportId: gift, code })).toBe(true)
  expect(await tell(), 'promised only').toBe(0)
  await receiveGift(app, gift)
}

test('the ambassador is notified once when a goal is reached, whichever process sees it first', async () => {
  const id = await startAs(app, 'applicant', { title: 'Fifty for seeds', goal: '50' })
  await give(id)
  const answers = await Promise.all([tell(), tell(), tell()])
  expect(answers.toSorted()).toEqual([0, 0, 1])
  expect(await tell()).toBe(0)
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail?.subject).toContain('Fifty for seeds')
  expect(mail?.text).toContain('$50')
  expect(mail?.text).toContain(`/ambassador/dashboard/campaigns/${id}`)
})

test('no one is notified of an unreached goal or an ended campaign', async () => {
  const before = (await told()).length
  await give(await startAs(app, 'applicant', { goal: '50.01' }))
  expect(await tell()).toBe(0)
  const ended = await startAs(app, 'applicant', { goal: '50' })
  await give(ended)
  await endCampaign(me(), { id: ended })
  expect(await tell()).toBe(0)
  expect(await told()).toHaveLength(before)
})

test('only the system can send the notifications', async () => {
  for (const actor of [visitor, memberOf('applicant'), memberOf('superuser')]) {
    await expect(notifyGoalsReached(app.caller(actor), {})).toBeRefused('forbidden')
  }
})

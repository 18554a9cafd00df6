import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { startAs, typedCampaign } from '#test/app/campaigning.ts'
import { startTestApp, visitor, type Person } from '#test/app/create-test-app.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { endCampaign } from './end-campaign.ts'
import { getOwnCampaign } from '../queries/get-own-campaign.ts'
import { listOwnCampaigns } from '../queries/list-own-campaigns.ts'
import { listPublicCampaigns } from '../queries/list-public-campaigns.ts'
import { startCampaign } from './start-campaign.ts'
import { updateCampaign } from './update-campaign.ts'

const app = startTestApp()
let own: { id: string; code: string }
let other: { id: string; code: string }
let item: string
beforeAll(async () => {
  own = await makeAmbassador(app, 'applicant')
  other = await makeAmbassador(app, 'superuser', { organizationName: 'Riverdale School' })
  item = await addSupportable(app)
})
beforeEach(() => app.advance(60_000))

const me = () => app.caller('applicant')
const start = (more: object = {}, who: Person = 'applicant') => startAs(app, who, more)
const get = (id: string) => getOwnCampaign(me(), { id })
const shown = () => listPublicCampaigns(app.caller(visitor), { ambassadorId: own.id })
const today = (days = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(
    new Date(app.runtime.clock.now().getTime() + days * 86_400_000),
  )

test('a campaign runs at once, visible to everyone, with its own link', async () => {
  const id = await start({ itemId: item, endsOn: today(10), description: 'One\r\nTwo ' })
  expect(await get(id)).toMatchObject({
    title: typedCampaign.title,
    description: 'One\nTwo',
    goalKind: 'raised',
    goal: 100_000,
    itemId: item,
    item: { id: item, type: 'project' },
    endsOn: today(10),
    state: 'running',
    version: 1,
    hasCredits: false,
    supports: 0,
    supporters: 0,
    raisedCents: 0,
  })
  const [first] = await shown()
  expect(first).toMatchObject({ id, state: 'running' })
  expect(first?.code).toMatch(/^[a-z2-9]{8}$/)
  expect(first?.code).not.toBe(own.code)
  expect(Object.keys(first ?? {})).not.toContain('version')
})

test('a form submitted twice starts one', async () => {
  const caller = app.caller('applicant', newId())
  const first = await startCampaign(caller, { ...typedCampaign, title: 'Once' })
  expect(await startCampaign(caller, { ...typedCampaign, title: 'Once' })).toEqual(first)
  expect((await listOwnCampaigns(me(), {})).filter(({ title }) => title === 'Once')).toHaveLength(1)
})

test.each([
  ['title', { title: ' x ' }],
  ['title', { title: 'x'.repeat(121) }],
  ['description', { description: 'x'.repeat(1001) }],
  ['goal', { goal: '' }],
  ['goal', { goal: '0.50' }],
  ['goal', { goal: '100,000,001' }],
  ['goal', { goalKind: 'supporters', goal: '2.5' }],
  ['goal', { goalKind: 'supporters', goal: '0' }],
  ['goal', { goalKind: 'supporters', goal: '1000001' }],
  ['goalKind', { goalKind: 'hours' }],
  ['itemId', { itemId: 'all' }],
  ['endsOn', { endsOn: '2026-02-30' }],
  ['endsOn', { endsOn: '2020-01-01' }],
  ['endsOn', { endsOn: '9999-01-01' }],
])('%s: %j is refused', async (field, more) => {
  await expect(start(more)).toBeRefusedAt(field)
})

test('all field errors are reported at once', async () => {
  await expect(start({ title: '', goal: 'much', endsOn: 'soon' })).rejects.toMatchObject({
    fields: {
      title: expect.any(String),
      goal: expect.any(String),
      endsOn: expect.any(String),
    },
  })
})

test('it is for a public item, or for all', async () => {
  const hidden = await addSupportable(app, { status: 'changes_asked' })
  const refusal = { code: 'bad_input', fields: { itemId: expect.any(String) } }
  await expect(start({ itemId: hidden })).rejects.toMatchObject(refusal)
  await expect(start({ itemId: newId() })).rejects.toMatchObject(refusal)
  const id = await start({ itemId: '' })
  expect(await get(id)).toMatchObject({ item: null, itemId: null, isForOne: false })
  const { version } = await get(id)
  const change = { ...typedCampaign, id, version, itemId: hidden }
  await expect(updateCampaign(me(), change)).rejects.toMatchObject(refusal)
})

test('users who are not ambassadors cannot start any and have none; visitors must sign in', async () => {
  await expect(start({}, 'supporter')).toBeRefused('forbidden')
  expect(await listOwnCampaigns(app.caller('supporter'), {})).toEqual([])
  for (const operation of [
    () => startCampaign(app.caller(visitor), typedCampaign),
    () => listOwnCampaigns(app.caller(visitor), {}),
    () => endCampaign(app.caller(visitor), { id: newId() }),
  ]) {
    await expect(operation()).toBeRefused('not_signed_in')
  }
})

test('the database prevents another user from creating a link for a campaign', async () => {
  const id = await start()
  const steal = app
    .as('superuser')
    .insert('ambassadorLinks', { code: 'abcdefgh', ambassadorId: other.id, campaignId: id })
  await expect(steal).toBeRefused('forbidden')
})

test('fifty is the limit, even under concurrent requests', async () => {
  await makeAmbassador(app, 'admin', { organizationName: 'Many' })
  const many = (from: number, to: number) =>
    Promise.allSettled(
      Array.from({ length: to - from }, (_, at) => start({ title: `No. ${from + at}` }, 'admin')),
    )
  await many(0, 45)
  const last = await many(45, 53)
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(start({}, 'admin')).toBeRefused('conflict')
  expect(await listOwnCampaigns(app.caller('admin'), {})).toHaveLength(50)
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hideAmbassador, makeAmbassador } from '#test/app/ambassadors.ts'
import { creditTo, startAs, typedCampaign } from '#test/app/campaigning.ts'
import { receiveGift } from '#test/app/giving.ts'
import { memberOf, startTestApp, visitor, type Person } from '#test/app/create-test-app.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { endCampaign } from './commands/end-campaign.ts'
import { getOwnCampaign } from './queries/get-own-campaign.ts'
import { listOwnCampaigns } from './queries/list-own-campaigns.ts'
import { listPublicCampaigns } from './queries/list-public-campaigns.ts'
import { removeCampaign } from './commands/remove-campaign.ts'
import { reopenCampaign } from './commands/reopen-campaign.ts'
import { updateCampaign } from './commands/update-campaign.ts'

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
const notFound = { code: 'not_found' }

test('an item that is no longer public is not named, and its campaign continues', async () => {
  const gone = await addSupportable(app)
  const id = await start({ itemId: gone })
  await app.asOwner('set role app_system')
  await app.asOwner(`update app.project_events set status = 'changes_asked' where id = $1`, [gone])
  await app.asOwner('reset role')
  expect(await get(id)).toMatchObject({ item: null, itemId: gone, isForOne: true })
  await updateCampaign(me(), { ...typedCampaign, id, version: 1, itemId: gone, title: 'Still on' })
  expect(await get(id)).toMatchObject({ title: 'Still on', state: 'running' })
})

test('an update increments the version; updating an older one is a conflict', async () => {
  const id = await start()
  const change = { ...typedCampaign, id, goalKind: 'supporters', goal: '25' } as const
  await updateCampaign(me(), { ...change, version: 1 })
  expect(await get(id)).toMatchObject({ goalKind: 'supporters', goal: 25, version: 2 })
  await expect(updateCampaign(me(), { ...change, version: 1 })).toBeRefused('conflict')
})

test('it runs through its last day in Jerusalem, and not a moment longer', async () => {
  const id = await start({ endsOn: today(1) })
  const isRunning = async (moment: string) => {
    const [row] = await app.runtime.scope.as(memberOf('applicant'), async (db) => {
      const found = await sql<{ runs: boolean }>`
        select app.is_running(c, ${moment}::timestamptz) as runs
        from app.ambassador_campaigns c where id = ${id}`.execute(db)
      return found.rows
    })
    return row?.runs
  }
  expect(await isRunning(`${today(1)} 23:59:59 Asia/Jerusalem`)).toBe(true)
  expect(await isRunning(`${today(2)} 00:00:00 Asia/Jerusalem`)).toBe(false)

  app.advance(2 * 86_400_000)
  expect((await get(id)).state).toBe('over')
  expect((await shown()).find((one) => one.id === id)?.state).toBe('over')
  // A past last day can stay while other fields change; no other past day is accepted.
  const change = { ...typedCampaign, id, endsOn: today(-1), title: 'Over, renamed' }
  await updateCampaign(me(), { ...change, version: 1 })
  const before = { ...change, version: 2, endsOn: today(-2) }
  await expect(updateCampaign(me(), before)).toBeRefused('bad_input')
  await updateCampaign(me(), { ...change, version: 2, endsOn: today() })
  expect((await get(id)).state).toBe('running')
})

test('ended and reopened, each once; ended campaigns follow running ones', async () => {
  const id = await start()
  await endCampaign(me(), { id })
  await expect(endCampaign(me(), { id })).toBeRefused('conflict')
  expect((await get(id)).state).toBe('ended')
  const running = (await listOwnCampaigns(me(), {})).map(({ state }) => state === 'running')
  expect(running).toEqual(running.toSorted((one, two) => Number(two) - Number(one)))
  await reopenCampaign(me(), { id })
  await expect(reopenCampaign(me(), { id })).toBeRefused('conflict')
  expect((await get(id)).state).toBe('running')

  const short = await start({ endsOn: today() })
  await endCampaign(me(), { id: short })
  app.advance(2 * 86_400_000)
  await expect(reopenCampaign(me(), { id: short })).toBeRefused('conflict')
})

test('progress counts what is credited, and can exceed the goal', async () => {
  const id = await start({ goal: '40' })
  const { code } = await get(id)
  const gift = await signUp(app, 'supporter', item, 'donate')
  expect(await creditTo(app, { supportId: gift, code })).toBe(true)
  expect(await get(id)).toMatchObject({ raisedCents: 0, supporters: 0, hasCredits: true })
  await receiveGift(app, gift)
  const reached = { raisedCents: 5000, supports: 1, supporters: 1 }
  expect(await get(id)).toMatchObject(reached)
  expect((await shown()).find((one) => one.id === id)).toMatchObject(reached)
})

test('supports through the link of an ended campaign are credited to its ambassador alone', async () => {
  const id = await start()
  const { code } = await get(id)
  await endCampaign(me(), { id })
  app.advance(60_000)
  const another = await addSupportable(app)
  const supportId = await signUp(app, 'supporter', another, 'donate')
  expect(await creditTo(app, { supportId, code })).toBe(true)
  expect((await get(id)).hasCredits).toBe(false)
})

test('can be removed with its link while nothing is credited to it, and not afterwards', async () => {
  const id = await start()
  await removeCampaign(me(), { id })
  await expect(get(id)).rejects.toMatchObject(notFound)
  await expect(removeCampaign(me(), { id })).rejects.toMatchObject(notFound)

  const kept = await start()
  const another = await addSupportable(app)
  const supportId = await signUp(app, 'supporter', another)
  await creditTo(app, { supportId, code: (await get(kept)).code })
  await expect(removeCampaign(me(), { id: kept })).toBeRefused('conflict')
  expect(await get(kept)).toMatchObject({ hasCredits: true })
})

test('credits for one project do not move to another, and survive its deletion', async () => {
  const [first, second] = [await addSupportable(app), await addSupportable(app)]
  const id = await start({ itemId: first })
  const change = { ...typedCampaign, id }
  await updateCampaign(me(), { ...change, version: 1, itemId: second })
  const supportId = await signUp(app, 'supporter', second)
  await creditTo(app, { supportId, code: (await get(id)).code })
  expect(await get(id)).toMatchObject({ hasCredits: true })
  for (const itemId of [first, '']) {
    await expect(updateCampaign(me(), { ...change, version: 2, itemId })).toBeRefusedAt('itemId')
  }
  const past = app.as('applicant').update('ambassadorCampaigns', { projectEventId: first }, { id })
  await expect(past).rejects.toBeDefined()
  expect(await get(id)).toMatchObject({ itemId: second })
  await updateCampaign(me(), { ...change, version: 2, itemId: second, title: 'Renamed' })
  expect(await get(id)).toMatchObject({ title: 'Renamed', itemId: second })

  const bare = await addSupportable(app)
  const ofBare = await start({ itemId: bare })
  await app.asOwner('set role app_system')
  await app.asOwner(
    `insert into app.ambassador_credits (support_id, ambassador_id, campaign_id, touched_at)
    select id, $1, $2, now() from app.supports where project_event_id <> $3
      and id not in (select support_id from app.ambassador_credits) limit 1`,
    [own.id, ofBare, bare],
  )
  await app.asOwner('reset role')
  await app.asOwner('alter table app.project_events no force row level security')
  await app.asOwner('delete from app.project_events where id = $1', [bare])
  await app.asOwner('alter table app.project_events force row level security')
  expect(await get(ofBare)).toMatchObject({ itemId: null, hasCredits: true, state: 'ended' })
})

test('another user’s campaign is not found by any operation', async () => {
  const id = await start()
  for (const who of ['superuser', 'supporter', 'partner2'] as const) {
    const caller = app.caller(who)
    await expect(getOwnCampaign(caller, { id })).rejects.toMatchObject(notFound)
    await expect(endCampaign(caller, { id })).rejects.toMatchObject(notFound)
    await expect(reopenCampaign(caller, { id })).rejects.toMatchObject(notFound)
    await expect(removeCampaign(caller, { id })).rejects.toMatchObject(notFound)
    const change = { ...typedCampaign, id, version: 1 }
    await expect(updateCampaign(caller, change)).rejects.toMatchObject(notFound)
  }
  expect(await get(id)).toMatchObject({ state: 'running', version: 1 })
  expect(await listOwnCampaigns(app.caller('superuser'), {})).toEqual([])
  const theirs = { ambassadorId: other.id }
  expect(await listPublicCampaigns(app.caller(visitor), theirs)).toEqual([])
})

test('a hidden page shows its campaigns to no one, and its owner can still manage them', async () => {
  const id = await start({}, 'superuser')
  const theirs = { ambassadorId: other.id }
  expect(await listPublicCampaigns(app.caller(visitor), theirs)).toHaveLength(1)
  await hideAmbassador(app, other.id)
  expect(await listPublicCampaigns(app.caller(visitor), theirs)).toEqual([])
  const caller = app.caller('superuser')
  expect(await listOwnCampaigns(caller, {})).toHaveLength(1)
  await updateCampaign(caller, { ...typedCampaign, id, version: 1, title: 'Hidden, not idle' })
  expect(await getOwnCampaign(caller, { id })).toMatchObject({ title: 'Hidden, not idle' })
  await endCampaign(caller, { id })
})

import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { hideAmbassador, makeAmbassador } from '#test/app/ambassadors.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import { findAmbassadorOf } from './find-ambassador-of.ts'
import { listAmbassadors } from './list-ambassadors.ts'
import { openAmbassador } from '../commands/open-ambassador.ts'

const app = startTestApp()
let first: string
let second: string
let third: string
beforeAll(async () => {
  const make = async (who: 'supporter' | 'applicant' | 'partner', name: string) => {
    app.advance(60_000)
    const more = { organizationName: `Quay of ${name}`, fullName: `Miriam ${name}` }
    return (await makeAmbassador(app, who, more)).id
  }
  first = await make('supporter', 'Jaffa_1')
  second = await make('applicant', 'Haifa')
  third = await make('partner', 'Jaffax1')
  await hideAmbassador(app, second)
})

const list = (asked: Parameters<typeof listAmbassadors>[1]) =>
  listAmbassadors(app.caller('admin'), asked)
const idsOf = (found: { items: { id: string }[] }) => found.items.map(({ id }) => id)

test('staff find all, newest first, visible or hidden, by either name', async () => {
  const { items, counts } = await list({})
  expect(idsOf({ items }).slice(0, 3)).toEqual([third, second, first])
  expect(counts.all).toBe(counts.shown + counts.hidden)
  expect(items[1]).toMatchObject({
    name: 'Quay of Haifa',
    type: 'community',
    status: 'hidden',
    supporters: 0,
    raisedCents: 0,
  })
  const found = await list({ q: ' quay  MIRIAM' })
  expect(idsOf(found)).toEqual([third, second, first])
  expect(found.counts).toEqual({ all: 3, shown: 2, hidden: 1 })
  expect(idsOf(await list({ q: 'quay', standing: 'hidden' }))).toEqual([second])
  expect(idsOf(await list({ q: 'quay', standing: 'shown' }))).toEqual([third, first])
  // Characters with a meaning in patterns are matched literally.
  expect(idsOf(await list({ q: 'jaffa_1' }))).toEqual([first])
  expect(idsOf(await list({ q: '%' }))).toEqual([])
  expect(await list({ q: 'quay', page: 900 })).toMatchObject({ page: 1, pageCount: 1, total: 3 })
})

test('opening shows everything, including what the page does not, and is logged', async () => {
  const opened = await openAmbassador(app.caller('admin'), { id: second })
  expect(opened).toMatchObject({
    id: second,
    userId: DEMO_USERS.applicant.id,
    name: 'Quay of Haifa',
    fullName: 'Miriam Haifa',
    contactEmail: DEMO_USERS.applicant.email,
    mobileNumber: '+1 212 555 0142',
    status: 'hidden',
    hidden: { by: DEMO_USERS.admin.fullName, reason: 'The page asks for money elsewhere.' },
    campaigns: [],
    items: [],
  })
  const lines = await app
    .asStaff('superuser')
    .rows('auditEntries', ['actorId', 'subject', 'before', 'after'], {
      operation: 'ambassadors.open-ambassador',
      subjectId: second,
    })
  expect(lines).toEqual([
    { actorId: DEMO_USERS.admin.id, subject: 'ambassador_profiles', before: null, after: null },
  ])
  for (const id of [newId(), 'nobody']) {
    await expect(openAmbassador(app.caller('admin'), { id })).toBeRefused('not_found')
  }
})

test('staff find a user’s page, hidden or not', async () => {
  const of = (userId: string) => findAmbassadorOf(app.caller('admin'), { userId })
  expect(await of(DEMO_USERS.applicant.id)).toEqual({ id: second, name: 'Quay of Haifa' })
  expect(await of(DEMO_USERS.admin.id)).toBeNull()
})

test('the page of a suspended user is not shown, and staff see why', async () => {
  const reason = 'Somebody else signs in there.'
  await suspendUser(app.caller('superuser'), { userId: DEMO_USERS.supporter.id, reason })
  const [found] = (await list({ q: 'jaffa_1' })).items
  expect(found).toMatchObject({ id: first, status: 'suspended' })
  expect(idsOf(await list({ q: 'quay', standing: 'hidden' }))).toEqual([second, first])
})

test.each(['partner', 'applicant', 'ambassador'] as const)('%s is refused', async (who) => {
  const caller = app.caller(who)
  const userId = DEMO_USERS.applicant.id
  await expect(listAmbassadors(caller, {})).toBeRefused('forbidden')
  await expect(openAmbassador(caller, { id: second })).toBeRefused('forbidden')
  await expect(findAmbassadorOf(caller, { userId })).toBeRefused('forbidden')
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s is refused', async (_, actor) => {
  const caller = app.caller(actor)
  await expect(listAmbassadors(caller, {})).toBeRefused('not_signed_in')
  await expect(openAmbassador(caller, { id: second })).toBeRefused('not_signed_in')
})

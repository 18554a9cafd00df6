import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { memberOf, startTestApp, system, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { chooseItem } from '../commands/choose-item.ts'
import { getPublicAmbassador } from './get-public-ambassador.ts'
import { listShowcase } from './list-showcase.ts'

const app = startTestApp()
let id: string
let code: string
beforeAll(async () => {
  await app.asOwner('truncate app.ambassador_profiles cascade')
  ;({ id, code } = await makeAmbassador(app, 'ambassador', {
    contactEmail: 'write@negev.example.org',
    bio: 'First words.\n\nLast words.',
  }))
})

const get = (who: Parameters<TestApp['caller']>[0] = visitor, of = id) =>
  getPublicAmbassador(app.caller(who), { id: of })
const shown = async () => (await listShowcase(app.caller(visitor), {})).ambassadors
const row = (set: object, of = id) =>
  app.asStaff('admin').update('ambassadorProfiles', set, { id: of })

test('everyone sees what the page shows, and nothing else about the user', async () => {
  for (const who of [visitor, 'supporter', 'ambassador', 'admin'] as const) {
    expect(await get(who)).toEqual({
      id,
      name: 'Friends of the Negev',
      language: 'en',
      type: 'community',
      logo: null,
      photo: null,
      bio: 'First words.\n\nLast words.',
      email: 'write@negev.example.org',
      socialLinks: {},
      code,
      figures: { supporters: 0, raisedCents: 0 },
      projects: [],
      events: [],
    })
  }
  expect(await shown()).toEqual([
    {
      id,
      name: 'Friends of the Negev',
      language: 'en',
      type: 'community',
      logo: null,
      photo: null,
      summary: 'First words. Last words.',
      figures: { supporters: 0, raisedCents: 0 },
    },
  ])
})

test('a hidden address appears nowhere', async () => {
  const hidden = await makeAmbassador(app, 'supporter', {
    contactEmail: 'secret@negev.example.org',
    isEmailPublic: '',
  })
  expect((await get(visitor, hidden.id)).email).toBeNull()
  expect(JSON.stringify([await get(visitor, hidden.id), await shown()])).not.toContain('secret@')
})

test.each([
  'fullName',
  'organizationName',
  'contactEmail',
  'isEmailPublic',
  'mobileNumber',
  'userId',
  'hiddenReason',
  'version',
  'updatedAt',
])('no visitor and no guest can read %s, even bypassing the query', async (column) => {
  for (const who of [visitor, { kind: 'guest', guestId: newId() } as const]) {
    await expect(
      app.runtime.scope.as(who, (db) =>
        db
          .selectFrom('ambassadorProfiles')
          .select(column as 'fullName')
          .execute(),
      ),
    ).toBeRefused('forbidden')
  }
})

test('no other member can read a row of it', async () => {
  for (const who of ['partner', 'applicant'] as const) {
    const rows = await app.as(who).rows('ambassadorProfiles', ['mobileNumber'])
    expect(rows).toEqual([])
  }
})

test('lists only public items, by type, upcoming events before past ones', async () => {
  const at = (days: number) => new Date(app.runtime.clock.now().getTime() + days * 86_400_000)
  const event = (title: string, days: number) =>
    addSupportable(app, { type: 'event', title, startDatetime: at(days) })
  const titles = {
    'A wall': await addSupportable(app, { title: 'A wall' }),
    'A garden': await addSupportable(app, { title: 'A garden' }),
    'A well, withdrawn': await addSupportable(app, { title: 'A well, withdrawn' }),
    'In a month': await event('In a month', 30),
    'Last week': await event('Last week', -7),
    Tomorrow: await event('Tomorrow', 1),
  }
  for (const itemId of Object.values(titles)) {
    await chooseItem(app.caller('ambassador'), { itemId })
    app.advance(1000)
  }
  await app
    .as(system)
    .update('projectEvents', { status: 'withdrawn' }, { id: titles['A well, withdrawn'] })
  const { projects, events } = await get()
  expect(projects.map(({ title }) => title)).toEqual(['A garden', 'A wall'])
  expect(events.map(({ title }) => title)).toEqual(['Tomorrow', 'In a month', 'Last week'])
})

test('shows the totals of its link, once they count', async () => {
  const itemId = await addSupportable(app)
  const supportId = await signUp(app, 'applicant', itemId, 'volunteer')
  await app.runtime.scope.as(memberOf('applicant'), (db) =>
    attributeSupport(db, { supportId, referral: { code, at: new Date(Date.now() - 60_000) } }),
  )
  expect((await get()).figures.supporters).toBe(0)
  await app.as(system).update('supports', { status: 'confirmed' }, { id: supportId })
  expect((await get()).figures).toEqual({ supporters: 1, raisedCents: 0 })
  expect((await shown()).find((one) => one.id === id)?.figures.supporters).toBe(1)
})

test('links that are not http(s) are not shown, whoever stored them', async () => {
  const links = { facebook: 'javascript:alert(1)', website: 'https://negev.example.org/' }
  await app
    .as('ambassador')
    .update('ambassadorProfiles', { socialLinks: JSON.stringify(links) }, { id })
  expect((await get()).socialLinks).toEqual({ website: 'https://negev.example.org/' })
})

test('a hidden page is not found, even for its owner and staff, and can be restored', async () => {
  await row({ hidden_at: new Date(), hidden_reason: 'A picture of somebody else' })
  for (const who of [visitor, 'ambassador', 'admin', 'superuser'] as const) {
    await expect(get(who)).toBeRefused('not_found')
  }
  expect((await shown()).map((one) => one.id)).not.toContain(id)
  await row({ hidden_at: null, hidden_reason: null })
  expect((await get()).id).toBe(id)
})

test('so is the page of a suspended user', async () => {
  const suspend = (at: Date | null) =>
    app
      .asStaff('superuser')
      .update(
        'profiles',
        { suspendedAt: at, suspensionReason: at && 'Rudeness' },
        { id: DEMO_USERS.ambassador.id },
      )
  await suspend(new Date())
  await expect(get()).toBeRefused('not_found')
  await suspend(null)
  expect((await get()).id).toBe(id)
})

test.each([newId(), 'x', '\u0000', "' or true --", 'dashboard'])('%j is not found', async (of) => {
  await expect(get(visitor, of)).toBeRefused('not_found')
})

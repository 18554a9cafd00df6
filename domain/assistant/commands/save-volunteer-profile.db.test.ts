import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { deleteVolunteerProfile } from './delete-volunteer-profile.ts'
import { getOwnVolunteerProfile } from '../queries/get-own-volunteer-profile.ts'
import { saveVolunteerProfile } from './save-volunteer-profile.ts'

const app = startTestApp()

const profile = {
  interests: ['Education', 'Olive trees'],
  skills: ['Teaching'],
  supportType: 'volunteer',
  connection: 'friend',
  visitFrequency: 'once',
  tags: ['Weekends'],
} as const
const given = (more: object = {}) => ({ ...profile, version: 0, ...more }) as never

test('is created, updated and deleted by its owner', async () => {
  const caller = app.caller('applicant')
  expect(await getOwnVolunteerProfile(caller, {})).toBeNull()
  await saveVolunteerProfile(caller, given())
  expect(await getOwnVolunteerProfile(caller, {})).toMatchObject({ ...profile, version: 1 })
  await saveVolunteerProfile(caller, given({ version: 1, skills: [], supportType: 'donate' }))
  expect(await getOwnVolunteerProfile(caller, {})).toMatchObject({
    ...profile,
    skills: [],
    supportType: 'donate',
    version: 2,
  })
  expect(await deleteVolunteerProfile(caller, {})).toBe(true)
  expect(await getOwnVolunteerProfile(caller, {})).toBeNull()
  expect(await deleteVolunteerProfile(caller, {})).toBe(false)
})

test('editing a stale version is a conflict and changes nothing', async () => {
  const caller = app.caller('partner')
  await saveVolunteerProfile(caller, given())
  await saveVolunteerProfile(caller, given({ version: 1, tags: [] }))
  for (const stale of [0, 1, 7]) {
    await expect(
      saveVolunteerProfile(caller, given({ version: stale, tags: ['Mine'] })),
    ).toBeRefused('conflict')
  }
  expect(await getOwnVolunteerProfile(caller, {})).toMatchObject({ tags: [], version: 2 })
  await deleteVolunteerProfile(caller, {})
  await expect(saveVolunteerProfile(caller, given({ version: 2 }))).toBeRefused('conflict')
  expect(await getOwnVolunteerProfile(caller, {})).toBeNull()
})

test('the same form sent twice is stored once; of two concurrent first saves one wins', async () => {
  const caller = app.caller('partner2')
  await saveVolunteerProfile(caller, given())
  await saveVolunteerProfile(caller, given())
  expect(await getOwnVolunteerProfile(caller, {})).toMatchObject({ version: 1 })
  await deleteVolunteerProfile(caller, {})
  const both = await Promise.allSettled([
    saveVolunteerProfile(caller, given({ tags: ['one'] })),
    saveVolunteerProfile(caller, given({ tags: ['other'] })),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test.each([
  ['a word of 61 characters', { interests: ['x'.repeat(61)] }, 'interests'],
  ['21 words', { skills: Array.from({ length: 21 }, (_, at) => `Skill ${at}`) }, 'skills'],
  ['a way that there is none of', { supportType: 'rule' }, 'supportType'],
  ['a tie that there is none of', { connection: '' }, 'connection'],
  ['visits that there are none of', { visitFrequency: 'daily' }, 'visitFrequency'],
  ['a version that is no number', { version: 'x' }, 'version'],
])('%s is refused with a field error', async (_, wrong, field) => {
  await expect(saveVolunteerProfile(app.caller('ambassador'), given(wrong))).toBeRefusedAt(field)
})

test('words are stored as typed, deduplicated, without empty ones and without markup', async () => {
  const caller = app.caller('ambassador')
  const typed = ['  Old  maps ', 'old maps', '', '<b>bold</b>', 'עברית', '🌱'.repeat(60)]
  await saveVolunteerProfile(caller, given({ interests: typed }))
  expect((await getOwnVolunteerProfile(caller, {}))?.interests).toEqual([
    'Old maps',
    'עברית',
    '🌱'.repeat(60),
  ])
})

test('belongs to its owner alone: neither staff nor visitors can read it, and no one else can write it', async () => {
  await saveVolunteerProfile(
    app.caller('superuser'),
    given({ userId: DEMO_USERS.admin.id, user_id: DEMO_USERS.admin.id }),
  )
  expect(await getOwnVolunteerProfile(app.caller('admin'), {})).toBeNull()
  const { scope } = app.runtime
  const read = (db: Parameters<Parameters<typeof scope.as>[1]>[0]) =>
    db.selectFrom('volunteerProfiles').select('userId').execute()
  expect(await scope.as(memberOf('admin'), read)).toEqual([])
  await expect(scope.asStaff(memberOf('admin'), read)).toBeRefused('forbidden')
  await expect(scope.as(guest(), read)).toBeRefused('forbidden')
  await expect(scope.asVisitor(read)).toBeRefused('forbidden')
  await expect(
    scope.as(memberOf('admin'), (db) =>
      db.insertInto('volunteerProfiles').values({ userId: DEMO_USERS.partner.id }).execute(),
    ),
  ).toBeRefused('forbidden')
  const changed = await scope.as(memberOf('admin'), (db) =>
    sql`update volunteer_profiles set skills = '{"taken"}'`.execute(db),
  )
  expect(changed.numAffectedRows ?? 0n).toBe(0n)
  expect(await deleteVolunteerProfile(app.caller('admin'), {})).toBe(false)
  expect(await getOwnVolunteerProfile(app.caller('superuser'), {})).toMatchObject(profile)
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s has none', async (_, actor) => {
  const caller = app.caller(actor)
  for (const tried of [
    saveVolunteerProfile(caller, given()),
    getOwnVolunteerProfile(caller, {}),
    deleteVolunteerProfile(caller, {}),
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
    await expect(tried).toBeRefused('not_signed_in')
  }
})

test('while the feature is disabled nothing is saved, but deleting still works', async () => {
  const caller = app.caller('ambassador')
  await saveFeatures(app.caller('superuser'), { features: { 'volunteer-profile': false } })
  await app.runtime.switches.refresh()
  await expect(saveVolunteerProfile(caller, given({ version: 1 }))).toBeRefused('closed')
  expect(await deleteVolunteerProfile(caller, {})).toBe(true)
})

import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { getOwnPreferences } from '../queries/get-own-preferences.ts'
import { savePreferences } from './save-preferences.ts'

const app = startTestApp()

const none = { supportTypes: [], locations: [], categories: [] }

test('choices are stored once, in the order of the form, replacing the previous ones', async () => {
  expect(await getOwnPreferences(app.caller('applicant'), {})).toEqual(none)
  await savePreferences(app.caller('applicant'), {
    supportTypes: ['visit', 'volunteer', 'visit'],
    locations: ['south'],
    categories: ['community', 'medical'],
  })
  expect(await getOwnPreferences(app.caller('applicant'), {})).toEqual({
    supportTypes: ['volunteer', 'visit'],
    locations: ['south'],
    categories: ['medical', 'community'],
  })
  await savePreferences(app.caller('applicant'), { ...none, locations: ['haifa'] })
  expect(await getOwnPreferences(app.caller('applicant'), {})).toEqual({
    ...none,
    locations: ['haifa'],
  })
  await savePreferences(app.caller('applicant'), none)
  expect(await getOwnPreferences(app.caller('applicant'), {})).toEqual(none)
})

test('belong to the caller: another user’s id in the form changes nothing, and no one else can read them', async () => {
  await savePreferences(app.caller('partner2'), {
    ...none,
    locations: ['north'],
    userId: DEMO_USERS.partner.id,
    user_id: DEMO_USERS.partner.id,
  } as never)
  expect(await getOwnPreferences(app.caller('partner'), {})).toEqual(none)
  const given = { userId: DEMO_USERS.partner2.id } as never
  expect(await getOwnPreferences(app.caller('partner'), given)).toEqual(none)
  const { scope } = app.runtime
  const read = (db: Parameters<Parameters<typeof scope.as>[1]>[0]) =>
    db
      .selectFrom('preferences')
      .select('userId')
      .where('userId', '=', DEMO_USERS.partner2.id)
      .execute()
  expect(await scope.as(memberOf('partner'), read)).toEqual([])
  await expect(scope.asStaff(memberOf('admin'), read)).toBeRefused('forbidden')
  await expect(scope.as(guest(), read)).toBeRefused('forbidden')
  const taken = scope.as(memberOf('partner'), (db) =>
    db.insertInto('preferences').values({ userId: DEMO_USERS.superuser.id }).execute(),
  )
  await expect(taken).toBeRefused('forbidden')
})

test('unknown preferences are rejected', async () => {
  for (const wrong of [
    { locations: ['eilat'] },
    { categories: ['<b>'] },
    { supportTypes: ['invest'] },
  ]) {
    await expect(
      savePreferences(app.caller('partner'), { ...none, ...wrong } as never),
    ).toBeRefused('bad_input')
  }
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s has none', async (_, actor) => {
  await expect(savePreferences(app.caller(actor), none)).toBeRefused('not_signed_in')
  await expect(getOwnPreferences(app.caller(actor), {})).toBeRefused('not_signed_in')
})

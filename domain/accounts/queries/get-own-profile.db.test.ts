import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { newId } from '#platform/database/new-id.ts'
import { getOwnProfile } from './get-own-profile.ts'

const app = startTestApp()

test.each(['superuser', 'admin', 'partner', 'partner2'] as const)(
  '%s gets their own profile',
  async (who) => {
    const { email, fullName } = DEMO_USERS[who]
    expect(await getOwnProfile(app.caller(who), {})).toEqual({
      email,
      fullName,
      mobilePhone: null,
      address: null,
      city: null,
      state: null,
      postalCode: null,
      country: null,
      avatarFileId: null,
      joinedAt: expect.any(Date),
      version: expect.any(String),
    })
  },
)

test('includes the saved values', async () => {
  expect(await getOwnProfile(app.caller('supporter'), {})).toMatchObject({
    fullName: DEMO_USERS.supporter.fullName,
    mobilePhone: '+1 212 555 0142',
    city: 'New York',
    postalCode: '10025',
    country: 'United States',
  })
})

test('an id in the input changes nothing', async () => {
  const given = { id: DEMO_USERS.admin.id, userId: DEMO_USERS.admin.id } as never
  expect((await getOwnProfile(app.caller('supporter'), given)).email).toBe(
    DEMO_USERS.supporter.email,
  )
})

test('is not found for a deleted account', async () => {
  const gone = { kind: 'member', userId: newId() } as const
  await expect(getOwnProfile(app.caller(gone), {})).toBeRefused('not_found')
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s is refused', async (_, actor) => {
  await expect(getOwnProfile(app.caller(actor), {})).toBeRefused('not_signed_in')
})

import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { addOrganization } from '#test/app/organization.ts'
import { newId } from '#platform/database/new-id.ts'
import { findAccountStatus } from './find-account-status.ts'

const app = startTestApp()
beforeAll(() => makeAmbassador(app, 'ambassador'))

test.each([
  ['superuser', { isAdmin: true, isSuperuser: true }],
  ['admin', { isAdmin: true, isSuperuser: false }],
  ['ambassador', { isAdmin: false, isSuperuser: false }],
  ['supporter', { isAdmin: false, isSuperuser: false }],
] as const)('%s is %o', async (who, standing) => {
  expect(await findAccountStatus(app.caller(who), {})).toEqual({
    ...standing,
    isPartner: false,
    duties: [],
    isAmbassador: who === 'ambassador',
    fullName: DEMO_USERS[who].fullName,
    avatarFileId: null,
    cartCount: 0,
    // The demo has some for the supporter.
    unreadCount: who === 'supporter' ? 3 : 0,
    language: null,
  })
})

test('a caller without an account has no status', async () => {
  const stranger = { kind: 'member', userId: newId() } as const
  expect(await findAccountStatus(app.caller(stranger), {})).toEqual({
    isAdmin: false,
    language: null,
    isSuperuser: false,
    isPartner: false,
    duties: [],
    isAmbassador: false,
    fullName: null,
    avatarFileId: null,
    cartCount: 0,
    unreadCount: 0,
  })
})

test('a role just granted counts at once', async () => {
  await app.as(system).insert('roles', { userId: memberOf('applicant').userId, role: 'superuser' })
  expect(await findAccountStatus(app.caller('applicant'), {})).toEqual({
    isAdmin: true,
    language: null,
    isSuperuser: true,
    isPartner: false,
    duties: [],
    isAmbassador: false,
    fullName: DEMO_USERS.applicant.fullName,
    avatarFileId: null,
    cartCount: 0,
    unreadCount: 0,
  })
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s has none to ask for', async (_, actor) => {
  await expect(findAccountStatus(app.caller(actor), {})).toBeRefused('not_signed_in')
})

test.each([
  ['supporter', 'approved', true],
  ['ambassador', 'suspended', false],
  ['admin', 'pending', false],
] as const)('%s, whose organization is %s: partner %s', async (who, status, isPartner) => {
  await addOrganization(app, who, status)
  expect(await findAccountStatus(app.caller(who), {})).toMatchObject({ isPartner })
})

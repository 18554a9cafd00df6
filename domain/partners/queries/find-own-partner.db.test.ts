import { beforeAll, expect, test } from 'vitest'
import { addOrganization } from '#test/app/organization.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { newId } from '#platform/database/new-id.ts'
import { findOwnPartner } from './find-own-partner.ts'

const app = startTestApp()
let pending: { partnerId: string; applicationId: string }
beforeAll(async () => {
  pending = await addOrganization(app, 'supporter', 'pending')
  await addOrganization(app, 'admin', 'suspended')
})

test('each user finds their own organization, in any status, and no one else’s', async () => {
  const idOf = async (who: 'supporter' | 'admin' | 'ambassador' | 'superuser') =>
    (await findOwnPartner(app.caller(who), {}))?.id
  expect(await idOf('supporter')).toBe(pending.partnerId)
  expect(await findOwnPartner(app.caller('admin'), {})).toMatchObject({ status: 'suspended' })
  expect(await idOf('ambassador')).toBeUndefined()
  expect(await idOf('superuser')).toBeUndefined()
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s is refused', async (_, actor) => {
  await expect(findOwnPartner(app.caller(actor), {})).toBeRefused('not_signed_in')
})

/** Without the commands: the tables themselves refuse. */
test.each([
  ['approve', 'supporter', 'approved'],
  ['suspend', 'supporter', 'suspended'],
  ['lift the suspension of', 'admin', 'pending'],
] as const)('an owner cannot %s their own organization', async (_, who, status) => {
  const before = (await findOwnPartner(app.caller(who), {}))?.status
  const moved = await app
    .as(who)
    .update('partners', { status }, { userId: memberOf(who).userId })
    .catch((error: { code: string }) => error)
  // Row security hides suspended organizations from the update; the trigger refuses the other transitions.
  expect(moved).toSatisfy(
    (answer: { code?: string; numUpdatedRows?: bigint }) =>
      answer.code === 'forbidden' || answer.numUpdatedRows === 0n,
  )
  expect((await findOwnPartner(app.caller(who), {}))?.status).toBe(before)
})

test('an owner cannot decide their own application', async () => {
  await expect(
    app.as('supporter').update('partnerApplications', { status: 'approved' }),
  ).toBeRefused('forbidden')
})

test('no one can apply for another user’s organization', async () => {
  await expect(
    app.as('ambassador').insert('partnerApplications', {
      id: newId(),
      partnerId: pending.partnerId,
      number: 2,
      userId: memberOf('ambassador').userId,
      name: 'Mine now',
      email: 'a@demo.test',
      phone: '12345',
      website: 'https://example.org',
      registrationNumber: '1',
      country: 'israel',
      organizationType: 'other',
      yearEstablished: 2000,
      charitableStatus: 'no',
      contactPersonName: 'A',
      contactPersonRole: 'B',
      consentAuthorizedRepresentative: true,
      consentTerms: true,
      consentContact: true,
    }),
  ).toBeRefused('forbidden')
})

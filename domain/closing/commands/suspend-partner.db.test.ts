import { officeOf } from '#platform/env.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import {
  guest,
  memberOf,
  startTestApp,
  system,
  visitor,
  type Person,
} from '#test/app/create-test-app.ts'
import { addOrganization } from '#test/app/organization.ts'
import { addItem, addNews, addPartner, addProduct } from '#test/app/public-rows.ts'
import { closeOrganization } from '../close-organization.ts'
import { findOwnSuspension } from '#domain/partners/queries/find-own-suspension.ts'
import { restorePartner } from './restore-partner.ts'
import { suspendPartner } from './suspend-partner.ts'

const app = startTestApp()
let partnerId: string
beforeAll(async () => {
  const organization = await addOrganization(app, 'supporter', 'approved')
  partnerId = organization.partnerId
})

const suspend = (who: Person, reason = 'The address is not theirs.', id = partnerId) =>
  suspendPartner(app.caller(who), { partnerId: id, reason })
const restore = (who: Person, reason = 'The address was proven.', id = partnerId) =>
  restorePartner(app.caller(who), { partnerId: id, reason })

const rowOf = (id: string) => app.as(system).row('partners', '*', { id })

const auditOf = (id: string) =>
  app.asStaff('superuser').rows('auditEntries', '*', { subjectId: id }, 'at')

/** The organization's rows that a visitor can read, by table. */
const publicRows = (id: string) =>
  app.runtime.scope.as(visitor, async (db) => ({
    partners: await db.selectFrom('partners').select('id').where('id', '=', id).execute(),
    items: await db.selectFrom('projectEvents').select('id').where('partnerId', '=', id).execute(),
    news: await db.selectFrom('news').select('id').where('partnerId', '=', id).execute(),
    products: await db.selectFrom('products').select('id').where('partnerId', '=', id).execute(),
  }))

test('suspending hides everything from the public and says why, and restoring brings it back', async () => {
  await addItem(app, { partnerId: partnerId })
  await addItem(app, { partnerId: partnerId, type: 'event' })
  await addNews(app, { partnerId: partnerId })
  await addNews(app, { partnerId: partnerId, hiddenAt: app.runtime.clock.now() })
  await addProduct(app, { partnerId: partnerId })
  const before = await publicRows(partnerId)
  expect(Object.values(before).map((rows) => rows.length)).toEqual([1, 2, 1, 1])
  const { approvedAt } = await rowOf(partnerId)

  await suspend('admin')
  expect(Object.values(await publicRows(partnerId)).flat()).toEqual([])
  expect(await rowOf(partnerId)).toMatchObject({
    status: 'suspended',
    suspendedBy: DEMO_USERS.admin.id,
    suspensionReason: 'The address is not theirs.',
  })
  expect(await findOwnSuspension(app.caller('supporter'), {})).toEqual({
    since: expect.any(Date),
    reason: 'The address is not theirs.',
  })
  expect(await findOwnSuspension(app.caller('partner'), {})).toBeNull()
  const [mail] = (await app.mailsTo(DEMO_USERS.supporter.email)).filter(
    ({ kind }) => kind === 'partners.suspended',
  )
  expect(mail?.text).toContain('The address is not theirs.')
  expect(mail?.text).toContain('http://127.0.0.1:3000/partner-dashboard')

  await restore('superuser')
  expect(await publicRows(partnerId)).toEqual(before)
  expect(await rowOf(partnerId)).toMatchObject({
    status: 'approved',
    approvedAt: approvedAt,
    suspendedAt: null,
    suspendedBy: null,
    suspensionReason: null,
  })
  expect(await findOwnSuspension(app.caller('supporter'), {})).toBeNull()
  const lines = await auditOf(partnerId)
  expect(lines).toMatchObject([
    {
      operation: 'partners.suspend-partner',
      actorId: DEMO_USERS.admin.id,
      before: { status: 'approved' },
      after: { status: 'suspended' },
      reason: 'The address is not theirs.',
    },
    {
      operation: 'partners.restore-partner',
      actorId: DEMO_USERS.superuser.id,
      before: { status: 'suspended' },
      after: { status: 'approved' },
      reason: 'The address was proven.',
    },
  ])
})

describe('refused', () => {
  test.each(['supporter', 'partner', 'applicant', 'ambassador'] as const)('to %s', async (who) => {
    await expect(suspend(who)).toBeRefused('forbidden')
    await expect(restore(who)).toBeRefused('forbidden')
  })

  test('without signing in', async () => {
    for (const actor of [visitor, guest()]) {
      const asked = { partnerId, reason: 'Why not?' }
      await expect(suspendPartner(app.caller(actor), asked)).toBeRefused('not_signed_in')
      await expect(restorePartner(app.caller(actor), asked)).toBeRefused('not_signed_in')
    }
  })

  test('without a reason, or with too long a one', async () => {
    for (const reason of ['', ' \n ', 'x'.repeat(2001)]) {
      await expect(suspend('admin', reason)).toBeRefusedAt('reason')
    }
  })

  test('in any other status', async () => {
    await expect(suspend('admin', 'Why?', newId())).toBeRefused('not_found')
    await expect(restore('admin')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone else has just changed this: the organization is now approved.',
    })
    const pending = await addPartner(app, { status: 'pending', approvedAt: null })
    await expect(suspend('admin', 'Why?', pending)).toBeRefused('conflict')
    expect(await auditOf(pending)).toEqual([])
  })

  test('restoring an organization that its owner has closed', async () => {
    const id = await addPartner(app)
    const { scope, clock, seal, env } = app.runtime
    const ctx = {
      now: clock.now(),
      seal,
      notify: () => Promise.resolve(),
      office: officeOf(env),
    }
    await scope.as(system, (db) => closeOrganization({ ...ctx, db }, id))
    await expect(restore('superuser', 'They asked for it.', id)).toBeRefused('conflict')
    expect(await rowOf(id)).toMatchObject({ status: 'suspended', isPublic: false })
  })
})

test('of two concurrent suspensions one wins, and one email is sent', async () => {
  const id = await addPartner(app, { email: 'two-at-once@open-hands.example' })
  const both = await Promise.allSettled([
    suspend('admin', 'First.', id),
    suspend('superuser', 'Second.', id),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await app.mailsTo('two-at-once@open-hands.example')).toHaveLength(1)
})

test('a user cannot lift their own suspension past the server, nor read anyone’s reason', async () => {
  await suspend('admin', 'Once more.')
  const own = app.as('supporter').update('partners', { status: 'approved' }, { id: partnerId })
  await expect(own.then(({ numUpdatedRows }) => numUpdatedRows)).resolves.toBe(0n)
  const read = app.as(visitor).rows('partners', ['suspensionReason'])
  await expect(read).rejects.toThrow()
  await restore('admin')
})

test('an item published during the suspension appears when it ends, and a closed one stays closed', async () => {
  const id = await addPartner(app)
  const reached = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const suspending = app.runtime.scope.asStaff(memberOf('admin'), async (db) => {
    await db.updateTable('partners').set({ status: 'suspended' }).where('id', '=', id).execute()
    reached.resolve()
    await go.promise
  })
  await reached.promise
  const told = addNews(app, { partnerId: id })
  const posted = addItem(app, { partnerId: id })
  setImmediate(() => go.resolve())
  await Promise.all([suspending, told, posted])
  expect(Object.values(await publicRows(id)).flat()).toEqual([])
})

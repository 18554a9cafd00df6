import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { decideIdentity } from '#domain/accounts/commands/decide-identity.ts'
import { findOwnIdentity } from '#domain/accounts/queries/find-own-identity.ts'
import { saveProfile } from '#domain/accounts/save-profile.ts'
import { answerMessage } from '#domain/inbox/commands/answer-message.ts'
import { setStatus } from '#domain/inbox/commands/set-status.ts'
import { decideApplication } from '#domain/partners/commands/decide-application.ts'
import { shipPart } from '#domain/orders/commands/move-own-part.ts'
import { createProjectEvent } from '#domain/project-events/commands/create-project-event.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { withdrawRevision } from '#domain/project-events/commands/withdraw-revision.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { announceBehind } from '#test/app/announce-behind.ts'
import { partOf } from '#test/app/desks.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addProduct, orderAs, payOffline } from '#test/app/ordering.ts'
import { addOrganization } from '#test/app/organization.ts'
import { pdfFile } from '#test/app/papers.ts'
import { wholeProject } from '#test/app/posting.ts'
import { proposePost } from '#test/app/proposals.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { write } from '#test/app/writing.ts'

const app = startTestApp()
let heard: string[] = []
let ended = Promise.withResolvers<void>()

beforeAll(async () => {
  const open = Promise.withResolvers<void>()
  app.database.listen({
    channels: { live: (word) => void heard.push(word), end: () => ended.resolve() },
    lost() {},
    back: () => open.resolve(),
  })
  await open.promise
  await addSupportable(app)
  // The demo's team hears what its owner hears; see the test of it.
  await bySystem(sql`delete from partner_members`)
  await said()
})

const bySystem = (text: ReturnType<typeof sql>) =>
  app.runtime.scope.as(system, (db) => text.execute(db))
beforeEach(() => said())

/** What was announced since the last call, in order. */
async function said(): Promise<string[]> {
  ended = Promise.withResolvers()
  await announceBehind(app, 'end')
  await ended.promise
  const all = heard
  heard = []
  return all
}

const { partner, partner2 } = DEMO_USERS

test('a proposal is news for staff, and its decision for staff and its own organization', async () => {
  const { revisionId } = await proposePost(app, 'partner')
  expect(await said()).toEqual(['posts new staff'])
  await decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
  expect(await said()).toEqual(['posts changed staff', `posts decided ${partner.id}`])
  const { postId } = await proposePost(app, 'partner2')
  expect(await said()).toEqual(['posts new staff'])
  await withdrawRevision(app.caller('partner2'), { postId })
  expect(await said(), 'nobody has decided').toEqual(['posts changed staff'])
})

test('no one is notified of a draft, or of a change that was rolled back', async () => {
  await createProjectEvent(app.caller('partner', crypto.randomUUID()), {
    type: 'project',
    content: { ...wholeProject },
  })
  expect(await said()).toEqual([])
  const id = await write(app)
  await said()
  const undone = app.runtime.scope.as(system, async (db) => {
    await db.deleteFrom('inboxMessages').where('id', '=', id).execute()
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await said()).toEqual([])
})

test('a message is news for staff, and so is what a colleague does with it', async () => {
  const id = await write(app)
  expect(await said()).toEqual(['inbox new staff'])
  const admin = app.caller('admin')
  await setStatus(admin, { id, from: 'new', to: 'closed' })
  expect(await said()).toEqual(['inbox changed staff'])
  const other = await write(app)
  await said()
  await answerMessage(admin, { id: other, answersSeen: 0, text: 'Hello' })
  expect(await said()).toEqual(['inbox changed staff'])
})

test('an application and an identity document are news for staff', async () => {
  const { applicationId } = await addOrganization(app, 'ambassador', 'pending')
  expect(await said()).toEqual(['applications new staff'])
  await decideApplication(app.caller('admin'), {
    applicationId,
    decision: 'approve',
    withoutDocuments: true,
  })
  expect(await said()).toEqual(['applications changed staff'])

  const bring = () =>
    saveProfile(app.caller('supporter'), {
      values: { fullName: DEMO_USERS.supporter.fullName },
      paper: pdfFile(),
    })
  await bring()
  expect(await said()).toEqual(['identity new staff'])
  await bring()
  expect(await said(), 'in place of the first').toEqual(['identity new staff'])
  const { fileId } = (await findOwnIdentity(app.caller('supporter'), {}))!
  await decideIdentity(app.caller('admin'), {
    userId: DEMO_USERS.supporter.id,
    fileId: fileId ?? '',
    decision: 'verify',
  })
  expect(await said()).toEqual(['identity changed staff'])
})

test('a support is news for the owner of its organization alone', async () => {
  const own = await addSupportable(app, {}, 'partner')
  const others = await addSupportable(app, {}, 'partner2')
  await said()
  const id = await signUp(app, 'supporter', own)
  expect(await said()).toEqual([`supports new ${partner.id}`])
  await signUp(app, 'supporter', others)
  expect(await said()).toEqual([`supports new ${partner2.id}`])
  await answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
  expect(await said()).toEqual([`supports changed ${partner.id}`])
  await cancelSupport(app.caller('supporter'), { id })
  expect(await said()).toEqual([`supports changed ${partner.id}`])
})

test('what is news for the owner is news for the team', async () => {
  const { id: member } = DEMO_USERS.ambassador
  await bySystem(sql`insert into partner_members (user_id, partner_id, duties)
    select ${member}, id, '{answer}' from partners where user_id = ${partner.id}`)
  const own = await addSupportable(app, {}, 'partner')
  await said()
  await signUp(app, 'supporter', own)
  expect(await said()).toEqual([`supports new ${partner.id}`, `supports new ${member}`])
  await bySystem(sql`delete from partner_members`)
})

test('an order is news for the organizations that ship it and for staff, but not for the person who changed it', async () => {
  const bowl = (await addProduct(app)).variants[0]!
  const mug = (await addProduct(app, { owner: 'partner2' })).variants[0]!
  await said()
  const { orderId, paymentId } = await orderAs(app, 'supporter', [
    { variantId: bowl, quantity: 1 },
    { variantId: mug, quantity: 1 },
  ])
  const all = (what: string) => [
    `orders ${what} ${partner.id}`,
    `orders ${what} ${partner2.id}`,
    `orders ${what} staff`,
  ]
  expect((await said()).toSorted()).toEqual(all('new').toSorted())
  await payOffline(app, paymentId)
  const paid = [...all('paid').slice(0, 2), 'orders changed staff']
  expect((await said()).toSorted()).toEqual(paid.toSorted())
  const { id: partId } = await partOf(app, orderId)
  await shipPart(app.caller('partner'), { partId, seen: 'processing' })
  expect((await said()).toSorted()).toEqual(
    [`orders changed ${partner.id}`, 'orders changed staff'].toSorted(),
  )
})

test('a notice is news for whom it is for, once for all that come together', async () => {
  await bySystem(sql`delete from notices`)
  await said()
  const { rows } = await app.runtime.scope.as(system, (db) =>
    sql<{ id: string }>`select id from announcements limit 2`.execute(db),
  )
  await bySystem(
    sql`insert into notices (user_id, announcement_id, how, created_at)
      select person, given, 'bell', now() from unnest(${rows.map(({ id }) => id)}::uuid[]) as given,
        unnest(${[partner.id, partner2.id]}::uuid[]) as person`,
  )
  expect((await said()).toSorted()).toEqual(
    [`notices new ${partner.id}`, `notices new ${partner2.id}`].toSorted(),
  )
})

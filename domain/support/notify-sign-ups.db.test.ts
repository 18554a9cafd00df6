import { announce, changeEvent, linkOf, mailsAbout, proposeChange } from '#test/world/announcing.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/accounts/commands/delete-account.ts'
import { getEntry } from '#domain/project-events/queries/get-entry.ts'
import { restorePartner } from '#domain/partners/commands/restore-partner.ts'
import { suspendPartner } from '#domain/partners/commands/suspend-partner.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { getOwnProjectEvent } from '#domain/project-events/queries/get-own-project-event.ts'
import { getRevision } from '#domain/project-events/queries/get-revision.ts'
import { hideItem } from '#domain/project-events/commands/hide-item.ts'
import { listPending } from '#domain/project-events/queries/list-pending.ts'
import { showPost } from '#domain/project-events/commands/show-post.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { startGroupAs } from '#test/world/groups.ts'
import { createTestApp, system, visitor, type TestApp } from '#test/world/create-test-app.ts'
import { furnishPosters } from '#test/world/posting.ts'
import { addItem, addPartner } from '#test/world/public-rows.ts'
import { signUpAs } from '#test/world/signing-up.ts'
import { addSupport, signUp, stateOf } from '#test/world/supporting.ts'
import { getSignUp } from './queries/get-sign-up.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
  await furnishPosters(world)
})
afterAll(() => world.close())
afterEach(() => expectBooksAgree(world))

const DAY_MS = 24 * 60 * 60 * 1000
const asLink = () => world.caller(system)

test('everyone who signed up for an event that moves is emailed once, with the old and the new', async () => {
  const title = 'Olive harvest'
  const { postId, supportId } = await announce(world, title)
  const { id: groupId } = await startGroupAs(world, 'ambassador', ['admin', 'applicant'])
  const together = await signUpAs(world, 'ambassador', {
    groupId,
    itemId: postId,
    people: ['admin', 'applicant'],
  })
  await changeEvent(world, postId, {
    title,
    startTime: '19:30',
    endTime: '21:00',
    location: 'Akko, the port',
  })

  for (const who of ['supporter', 'ambassador', 'admin', 'applicant'] as const) {
    const mails = await mailsAbout(world, who, `Changed: ${title}`)
    expect(mails, who).toHaveLength(1)
    expect(mails[0]?.text).toMatch(
      /New time: .* 7:30 – 9:00 PM, Israel Time\. Until now it was .* 6:00 – 9:00 PM, Israel Time\./,
    )
    expect(mails[0]?.text).toContain(
      'New place: Akko, the port. Until now it was Wadi Nisnas, Haifa.',
    )
    expect(linkOf(world, mails[0]?.text ?? '')).toMatchObject({
      supportId: who === 'supporter' ? supportId : together,
      userId: DEMO_USERS[who].id,
    })
  }
  // A change of the text alone is not emailed.
  await changeEvent(world, postId, {
    title,
    startTime: '19:30',
    endTime: '21:00',
    location: 'Akko, the port',
    description: 'Bring gloves.',
  })
  expect(await mailsAbout(world, 'supporter', `Changed: ${title}`)).toHaveLength(1)
  expect(await getEntry(world.caller(visitor), { id: postId })).toMatchObject({ sequence: 2 })
})

test('staff reads how many people approving a change emails: none unless the time or place changes', async () => {
  const title = 'Choir practice'
  const { postId } = await announce(world, title)
  const { id: groupId } = await startGroupAs(world, 'ambassador', ['admin', 'applicant'])
  await signUpAs(world, 'ambassador', { groupId, itemId: postId, people: ['admin', 'applicant'] })
  await addSupport(world, { itemId: postId, status: 'pending', kind: 'business', who: 'admin' })
  const staff = world.caller('admin')
  const counts = async (given: Record<string, string>) => {
    const revisionId = await proposeChange(world, postId, { title, ...given })
    const { items } = await listPending(staff, {})
    const listed = items.find((item) => item.revisionId === revisionId)?.toNotify
    const { toNotify } = await getRevision(staff, { revisionId })
    await decideRevision(staff, { revisionId, decision: 'reject', reason: 'Not yet' })
    return [listed, toNotify, (await getRevision(staff, { revisionId })).toNotify]
  }
  expect(await counts({ description: 'Bring your own scores.' })).toEqual([0, 0, 0])
  expect(await counts({ startTime: '16:00' })).toEqual([4, 4, 0])
  expect(await counts({ location: 'Akko, the port' })).toEqual([4, 4, 0])
})

test('taking an event down needs a message, cancels, and emails everyone who signed up or gave', async () => {
  const title = 'Night walk'
  const { postId, supportId } = await announce(world, title)
  const enquiry = await addSupport(world, {
    itemId: postId,
    status: 'pending',
    kind: 'business',
    who: 'ambassador',
  })
  const promised = await signUp(world, 'applicant', postId, 'donate')
  const received = await addSupport(world, {
    itemId: postId,
    status: 'confirmed',
    kind: 'donate',
    who: 'admin',
  })
  const partner = world.caller('partner')
  expect(await getOwnProjectEvent(partner, { postId })).toMatchObject({ toNotify: 4 })
  await expect(unpublishProjectEvent(partner, { postId, message: ' ' })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { message: expect.any(String) },
  })
  expect(await stateOf(world, supportId)).toMatchObject({ status: 'confirmed' })

  await unpublishProjectEvent(partner, { postId, message: 'The road is closed.' })
  expect(await stateOf(world, supportId)).toEqual({
    status: 'cancelled',
    reason: 'The road is closed.',
    taken: 0,
  })
  expect(await stateOf(world, enquiry)).toMatchObject({ status: 'cancelled' })
  expect(await stateOf(world, promised)).toMatchObject({ status: 'declined' })
  expect(await stateOf(world, received)).toMatchObject({ status: 'confirmed' })
  const expected = [
    ['supporter', `Cancelled: ${title}`],
    ['ambassador', `Cancelled: ${title}`],
    ['applicant', `About your support of ${title}`],
    ['admin', `About your gift to ${title}`],
  ] as const
  for (const [who, subject] of expected) {
    const mails = await mailsAbout(world, who, subject)
    expect(mails, who).toHaveLength(1)
    expect(mails[0]?.text).toContain('The road is closed.')
  }
  const [mail] = await mailsAbout(world, 'supporter', `Cancelled: ${title}`)
  expect(mail?.text).toMatch(/planned for .* 6:00 – 9:00 PM, Israel Time, Wadi Nisnas, Haifa/)
  expect(await getEntry(world.caller(visitor), { id: postId })).toMatchObject({ words: null })
})

test('what is over, and what nobody signed up for, is taken down without an email', async () => {
  const { postId, supportId } = await announce(world, 'Yesterday')
  await world.asOwner('alter table app.project_events no force row level security')
  await world.asOwner(
    `update app.project_events set start_datetime = now() - interval '2 days', end_datetime = now() - interval '1 day' where id = $1`,
    [postId],
  )
  await world.asOwner('alter table app.project_events force row level security')
  expect(await getOwnProjectEvent(world.caller('partner'), { postId })).toMatchObject({
    toNotify: 0,
  })
  await unpublishProjectEvent(world.caller('partner'), { postId, message: '' })
  expect(await stateOf(world, supportId)).toMatchObject({ status: 'confirmed' })
  expect(await mailsAbout(world, 'supporter', 'Cancelled: Yesterday')).toEqual([])
})

test('another organization cannot cancel it, nor its own while it is up', async () => {
  const { supportId } = await announce(world, 'Still on')
  for (const who of ['partner', 'partner2'] as const) {
    const done = world.runtime.scope.as({ kind: 'member', userId: DEMO_USERS[who].id }, (db) =>
      db
        .updateTable('supports')
        .set({ status: 'cancelled' })
        .where('id', '=', supportId)
        .executeTakeFirst()
        .then(({ numUpdatedRows }) => Number(numUpdatedRows)),
    )
    if (who === 'partner') await expect(done).rejects.toMatchObject({ code: 'forbidden' })
    else expect(await done).toBe(0)
  }
})

test('what staff hides is on hold for those who come, and shown again it asks them', async () => {
  const title = 'Market day'
  const { postId, supportId } = await announce(world, title)
  const hidden = { id: postId, reason: 'Under review' }
  await hideItem(world.caller('admin'), hidden)
  expect(await stateOf(world, supportId)).toMatchObject({ status: 'confirmed', taken: 2 })
  const [paused] = await mailsAbout(world, 'supporter', `On hold: ${title}`)
  expect(paused?.text).not.toContain('Under review')
  const of = linkOf(world, paused?.text ?? '')
  expect(await getSignUp(asLink(), of)).toMatchObject({ mayConfirm: false, mayFree: true })
  await showPost(world.caller('admin'), { id: postId })
  expect(await mailsAbout(world, 'supporter', `Back on the site: ${title}`)).toHaveLength(1)
  expect(await getSignUp(asLink(), of)).toMatchObject({ mayConfirm: true })
})

test('a suspended organization puts all of it on hold but what is hidden already, and restored brings it back', async () => {
  const shown = await announce(world, 'Concert', 'partner2')
  const hidden = await announce(world, 'Secret concert', 'partner2')
  await hideItem(world.caller('admin'), { id: hidden.postId, reason: 'No' })
  const [{ id: partnerId = '' } = {}] = await world.runtime.scope.as(system, (db) =>
    db.selectFrom('partners').select('id').where('userId', '=', DEMO_USERS.partner2.id).execute(),
  )
  await suspendPartner(world.caller('superuser'), { partnerId, reason: 'Checking' })
  await restorePartner(world.caller('superuser'), { partnerId, reason: 'Checked' })
  const subjects = (await world.mailsTo(DEMO_USERS.supporter.email)).map(({ subject }) => subject)
  const about = subjects.filter((subject) => /concert/i.test(subject)).toSorted()
  expect(about).toEqual([
    'Back on the site: Concert',
    'Confirmed: Concert',
    'Confirmed: Secret concert',
    'On hold: Concert',
    'On hold: Secret concert',
  ])
  expect(await stateOf(world, shown.supportId)).toMatchObject({ status: 'confirmed' })
})

test('an organization that leaves cancels what people come to, and no copy of the mails stays', async () => {
  const itemId = await addItem(world, {
    partnerId: await addPartner(world, { userId: DEMO_USERS.admin.id, name: 'A small office' }),
    type: 'event',
    title: 'Last evening',
    startDatetime: new Date(world.runtime.clock.now().getTime() + DAY_MS),
    supportTypes: ['volunteer'],
  })
  const supportId = await signUp(world, 'supporter', itemId)
  await deleteAccount(world.caller(system), { userId: DEMO_USERS.admin.id })
  expect(await stateOf(world, supportId)).toMatchObject({ status: 'cancelled', taken: 0 })
  await world.mailWorker.drain()
  const left = world.delivered.filter(({ subject }) => subject === 'Cancelled: Last evening')
  expect(left.map(({ to }) => to)).toEqual([DEMO_USERS.supporter.email])
  const [kept] = await mailsAbout(world, 'supporter', 'Cancelled: Last evening')
  expect(kept?.text ?? '').not.toContain('A small office')
})

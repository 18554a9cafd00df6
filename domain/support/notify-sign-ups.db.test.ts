import { announce, changeEvent, linkOf, mailsAbout, proposeChange } from '#test/app/announcing.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { listEntries } from '#domain/project-events/queries/list-entries.ts'
import { restorePartner } from '#domain/closing/commands/restore-partner.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { getOwnProjectEvent } from '#domain/project-events/queries/get-own-project-event.ts'
import { getRevision } from '#domain/project-events/queries/get-revision.ts'
import { hideItem, showItem } from '#domain/project-events/commands/hide-item.ts'
import { listPending } from '#domain/project-events/queries/list-pending.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { seedPosters } from '#test/app/posting.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { signUpAs } from '#test/app/signing-up.ts'
import { addSupport, signUp, stateOf } from '#test/app/supporting.ts'
import { getSignUp } from './queries/get-sign-up.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))
afterEach(() => expectBooksAgree(app))

const DAY_MS = 24 * 60 * 60 * 1000
const asLink = () => app.caller(system)

test('everyone signed up for an event that moves is emailed once, with the old and the new', async () => {
  const title = 'Olive harvest'
  const { postId, supportId } = await announce(app, title)
  const { id: groupId } = await startGroupAs(app, 'ambassador', ['admin', 'applicant'])
  const together = await signUpAs(app, 'ambassador', {
    groupId,
    itemId: postId,
    people: ['admin', 'applicant'],
  })
  await changeEvent(app, postId, {
    title,
    startTime: '19:30',
    endTime: '21:00',
    location: 'Akko, the port',
  })

  for (const who of ['supporter', 'ambassador', 'admin', 'applicant'] as const) {
    const mails = await mailsAbout(app, who, `Changed: ${title}`)
    expect(mails, who).toHaveLength(1)
    expect(mails[0]?.text).toMatch(
      /New time: .* 7:30 – 9:00 PM, Israel Time\. It was .* 6:00 – 9:00 PM, Israel Time\./,
    )
    expect(mails[0]?.text).toContain('New place: Akko, the port. It was Wadi Nisnas, Haifa.')
    expect(linkOf(app, mails[0]?.text ?? '')).toMatchObject({
      supportId: who === 'supporter' ? supportId : together,
      userId: DEMO_USERS[who].id,
    })
  }
  // A change of the text alone sends no email.
  await changeEvent(app, postId, {
    title,
    startTime: '19:30',
    endTime: '21:00',
    location: 'Akko, the port',
    description: 'Bring gloves.',
  })
  expect(await mailsAbout(app, 'supporter', `Changed: ${title}`)).toHaveLength(1)
  expect(await listEntries(app.caller(visitor), { id: postId })).toMatchObject([{ sequence: 2 }])
})

test('a new place is told in the language of the reader, whatever that of staff', async () => {
  const title = 'Almond harvest'
  const { postId } = await announce(app, title)
  const inBoth = { title, title_he: 'מסיק שקדים', description_he: 'באים לקטוף.' }
  const at = (location: string, hebrew: string) =>
    changeEvent(app, postId, { ...inBoth, location, location_he: hebrew })
  await at('Wadi Nisnas, Haifa', 'ואדי ניסנאס, חיפה')
  const reads = (language: string) =>
    app.as('supporter').update('profiles', { language }, { id: DEMO_USERS.supporter.id })
  await reads('he')
  const newest = async () => (await app.mailsTo(DEMO_USERS.supporter.email))[0]?.text ?? ''
  await at('Akko, the port', 'עכו, הנמל')
  expect(await newest()).toContain('עכו, הנמל')
  expect(await newest()).toContain('ואדי ניסנאס, חיפה')
  expect(await newest()).not.toMatch(/Akko|Nisnas/)
  // Only the first text was corrected: it is told as it is.
  await at('Acre, the port', 'עכו, הנמל')
  expect(await newest()).toContain('Acre, the port')
  await reads('en')
})

test('those who wait for a place are told too, keep their place in line, and are not asked', async () => {
  const title = 'Grape harvest'
  const { postId } = await announce(app, title)
  const id = await addSupport(app, { itemId: postId, status: 'waiting', who: 'ambassador' })
  await changeEvent(app, postId, { title, startTime: '19:30', endTime: '21:00' })
  const [mail, ...more] = await mailsAbout(app, 'ambassador', `Changed: ${title}`)
  expect(more).toEqual([])
  expect(mail?.text).toContain('for which you are on the waiting list')
  expect(mail?.text).toContain('New time: ')
  expect(mail?.text).not.toContain('whether you are still coming')
  expect(await stateOf(app, id)).toMatchObject({ status: 'waiting' })
})

test('staff sees how many emails an approval sends: none unless the time or place changes', async () => {
  const title = 'Choir practice'
  const { postId } = await announce(app, title)
  const { id: groupId } = await startGroupAs(app, 'ambassador', ['admin', 'applicant'])
  await signUpAs(app, 'ambassador', { groupId, itemId: postId, people: ['admin', 'applicant'] })
  await addSupport(app, { itemId: postId, status: 'pending', kind: 'business', who: 'admin' })
  const staff = app.caller('admin')
  const counts = async (given: Record<string, string>) => {
    const revisionId = await proposeChange(app, postId, { title, ...given })
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

test('taking an event down requires a message, cancels its sign-ups, and emails participants and donors', async () => {
  const title = 'Night walk'
  const { postId, supportId } = await announce(app, title)
  const enquiry = await addSupport(app, {
    itemId: postId,
    status: 'pending',
    kind: 'business',
    who: 'ambassador',
  })
  const promised = await signUp(app, 'applicant', postId, 'donate')
  const received = await addSupport(app, {
    itemId: postId,
    status: 'confirmed',
    kind: 'donate',
    who: 'admin',
  })
  const partner = app.caller('partner')
  expect(await getOwnProjectEvent(partner, { postId })).toMatchObject({ toNotify: 4 })
  await expect(unpublishProjectEvent(partner, { postId, message: ' ' })).toBeRefusedAt('message')
  expect(await stateOf(app, supportId)).toMatchObject({ status: 'confirmed' })

  await unpublishProjectEvent(partner, { postId, message: 'The road is closed.' })
  expect(await stateOf(app, supportId)).toEqual({
    status: 'cancelled',
    reason: 'The road is closed.',
    taken: 0,
  })
  expect(await stateOf(app, enquiry)).toMatchObject({ status: 'cancelled' })
  expect(await stateOf(app, promised)).toMatchObject({ status: 'declined' })
  expect(await stateOf(app, received)).toMatchObject({ status: 'confirmed' })
  const expected = [
    ['supporter', `Canceled: ${title}`],
    ['ambassador', `Canceled: ${title}`],
    ['applicant', `About your support for ${title}`],
    ['admin', `About your gift to ${title}`],
  ] as const
  for (const [who, subject] of expected) {
    const mails = await mailsAbout(app, who, subject)
    expect(mails, who).toHaveLength(1)
    expect(mails[0]?.text).toContain('The road is closed.')
  }
  const [mail] = await mailsAbout(app, 'supporter', `Canceled: ${title}`)
  expect(mail?.text).toMatch(/planned for .* 6:00 – 9:00 PM, Israel Time, Wadi Nisnas, Haifa/)
  expect(await listEntries(app.caller(visitor), { id: postId })).toMatchObject([{ words: null }])
})

test('an item that is over or has no sign-ups is taken down without an email', async () => {
  const { postId, supportId } = await announce(app, 'Yesterday')
  await app.asOwner('alter table app.project_event_dates no force row level security')
  await app.asOwner(
    `update app.project_event_dates set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where project_event_id = $1`,
    [postId],
  )
  await app.asOwner('alter table app.project_event_dates force row level security')
  expect(await getOwnProjectEvent(app.caller('partner'), { postId })).toMatchObject({
    toNotify: 0,
  })
  await unpublishProjectEvent(app.caller('partner'), { postId, message: '' })
  expect(await stateOf(app, supportId)).toMatchObject({ status: 'confirmed' })
  expect(await mailsAbout(app, 'supporter', 'Canceled: Yesterday')).toEqual([])
})

test('another organization cannot cancel the sign-ups, nor its own while the item is public', async () => {
  const { supportId } = await announce(app, 'Still on')
  for (const who of ['partner', 'partner2'] as const) {
    const done = app.runtime.scope.as({ kind: 'member', userId: DEMO_USERS[who].id }, (db) =>
      db
        .updateTable('supports')
        .set({ status: 'cancelled' })
        .where('id', '=', supportId)
        .executeTakeFirst()
        .then(({ numUpdatedRows }) => Number(numUpdatedRows)),
    )
    if (who === 'partner') await expect(done).toBeRefused('forbidden')
    else expect(await done).toBe(0)
  }
})

test('hiding an item puts its sign-ups on hold, and showing it again asks participants anew', async () => {
  const title = 'Market day'
  const { postId, supportId } = await announce(app, title)
  const hidden = { id: postId, reason: 'Under review' }
  await hideItem(app.caller('admin'), hidden)
  expect(await stateOf(app, supportId)).toMatchObject({ status: 'confirmed', taken: 2 })
  const [paused] = await mailsAbout(app, 'supporter', `On hold: ${title}`)
  expect(paused?.text).not.toContain('Under review')
  const of = linkOf(app, paused?.text ?? '')
  expect(await getSignUp(asLink(), of)).toMatchObject({ mayConfirm: false, mayFree: true })
  await showItem(app.caller('admin'), { id: postId })
  expect(await mailsAbout(app, 'supporter', `Back on the site: ${title}`)).toHaveLength(1)
  expect(await getSignUp(asLink(), of)).toMatchObject({ mayConfirm: true })
})

test('suspending an organization puts all but hidden items on hold, and restoring it brings them back', async () => {
  const shown = await announce(app, 'Concert', 'partner2')
  const hidden = await announce(app, 'Secret concert', 'partner2')
  await hideItem(app.caller('admin'), { id: hidden.postId, reason: 'No' })
  const [{ id: partnerId = '' } = {}] = await app
    .as(system)
    .rows('partners', ['id'], { userId: DEMO_USERS.partner2.id })
  await suspendPartner(app.caller('superuser'), { partnerId, reason: 'Checking' })
  await restorePartner(app.caller('superuser'), { partnerId, reason: 'Checked' })
  const subjects = (await app.mailsTo(DEMO_USERS.supporter.email)).map(({ subject }) => subject)
  const about = subjects.filter((subject) => /concert/i.test(subject)).toSorted()
  expect(about).toEqual([
    'Back on the site: Concert',
    'Confirmed: Concert',
    'Confirmed: Secret concert',
    'On hold: Concert',
    'On hold: Secret concert',
  ])
  expect(await stateOf(app, shown.supportId)).toMatchObject({ status: 'confirmed' })
})

test('deleting an organization cancels its sign-ups, and no copies of the emails are kept', async () => {
  const itemId = await addItem(app, {
    partnerId: await addPartner(app, { userId: DEMO_USERS.admin.id, name: 'A small office' }),
    type: 'event',
    title: 'Last evening',
    startDatetime: new Date(app.runtime.clock.now().getTime() + DAY_MS),
    supportTypes: ['volunteer'],
  })
  const supportId = await signUp(app, 'supporter', itemId)
  await deleteAccount(app.caller(system), { userId: DEMO_USERS.admin.id })
  expect(await stateOf(app, supportId)).toMatchObject({ status: 'cancelled', taken: 0 })
  await app.mailWorker.drain()
  const left = app.delivered.filter(({ subject }) => subject === 'Canceled: Last evening')
  expect(left.map(({ to }) => to)).toEqual([DEMO_USERS.supporter.email])
  const [kept] = await mailsAbout(app, 'supporter', 'Canceled: Last evening')
  expect(kept?.text ?? '').not.toContain('A small office')
})

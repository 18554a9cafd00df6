import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { addShifts, addSupport, addSupportable } from '#test/app/supporting.ts'
import { answerAs, callerAt, sendMailsAt, writeAs } from '#test/app/threads.ts'
import { dayFromNow } from '#test/app/writing.ts'
import { muteAsPerson } from '#domain/threads/commands/mute-as-person.ts'
import { reportAsPerson } from '#domain/threads/commands/report-as-person.ts'
import { getOwnThread } from '#domain/threads/queries/get-own-thread.ts'
import { listThreads } from '#domain/threads/queries/list-threads.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { sendNote } from './commands/send-note.ts'
import type { NoteAudience } from './note.ts'
import { getNoteForm } from './queries/get-note-form.ts'
import { previewNote } from './queries/preview-note.ts'

const app = startTestApp()

const NOW = new Date(`${dayFromNow(60)}T10:00:00Z`)
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const ALL: NoteAudience[] = ['confirmed', 'pending', 'waiting']
const note = (itemId: string, text = 'We meet at the gate.', audience = ALL) => ({
  itemId,
  text,
  audience,
})
const send = (
  input: ReturnType<typeof note> & { dates?: string[] },
  at = NOW,
  who: Person = 'partner',
) => sendNote(callerAt(app, who, at), input)

async function messagesOf(supportId: string) {
  return app
    .as(system)
    .rows('threadMessages', ['body', 'author', 'waitedSince', 'noteId'], { supportId }, 'createdAt')
}

test('each who signed up gets it once, in their own thread and by one mail', async () => {
  const title = 'Olive harvest'
  const itemId = await addSupportable(app, { title })
  const confirmed = await addSupport(app, { itemId, status: 'confirmed' })
  const pending = await addSupport(app, { itemId, status: 'pending', who: 'ambassador' })
  const cancelled = await addSupport(app, { itemId, status: 'cancelled', who: 'partner2' })
  const gift = await addSupport(app, { itemId, status: 'confirmed', kind: 'donate' })
  expect(await previewNote(app.caller('partner'), note(itemId))).toMatchObject({ count: 2 })
  expect((await getNoteForm(app.caller('partner'), { itemId })).counts).toEqual({
    confirmed: 1,
    pending: 1,
    waiting: 0,
  })
  // The same form, pressed twice at the same time.
  const key = newId()
  const twice = { ...app.caller('partner', key), runtime: callerAt(app, 'partner', NOW).runtime }
  const sent = await Promise.all([sendNote(twice, note(itemId)), sendNote(twice, note(itemId))])
  expect(sent).toEqual([{ count: 2 }, { count: 2 }])
  for (const id of [confirmed, pending]) {
    expect(await messagesOf(id)).toMatchObject([
      { body: 'We meet at the gate.', author: 'partner', noteId: expect.any(String) },
    ])
  }
  expect(await messagesOf(cancelled)).toEqual([])
  expect(await messagesOf(gift)).toEqual([])
  await sendMailsAt(app, later(5))
  await sendMailsAt(app, later(10))
  for (const who of ['supporter', 'ambassador'] as const) {
    const mails = (await app.mailsTo(DEMO_USERS[who].email)).filter(({ subject }) =>
      subject.includes(title),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('We meet at the gate.')
  }
  const { notes } = await getNoteForm(app.caller('partner'), { itemId })
  expect(notes).toMatchObject([{ recipients: 2, audience: ALL }])
  const own = { supportId: confirmed, userId: DEMO_USERS.supporter.id }
  expect(await getOwnThread(app.caller(system), own)).toMatchObject({
    messages: [{ isNote: true }],
    waitsFor: null,
  })
  // A thread without a conversation is not listed; what is answered is.
  const listed = async () =>
    (await listThreads(app.caller('partner'), {})).threads.map(({ id }) => id)
  expect(await listed()).not.toContain(confirmed)
  await writeAs(app, 'supporter', confirmed, 'Which gate?', later(20))
  expect(await listed()).toContain(confirmed)
})

test('it answers nobody: whoever asked still waits', async () => {
  const itemId = await addSupportable(app)
  const id = await addSupport(app, { itemId, status: 'confirmed' })
  await writeAs(app, 'supporter', id, 'When?', NOW)
  await send(note(itemId), later(60))
  const waits = () => app.as(system).row('threads', ['waitsFor', 'waitsSince'], { supportId: id })
  expect(await waits()).toEqual({ waitsFor: 'partner', waitsSince: NOW })
  expect((await messagesOf(id)).at(-1)?.waitedSince).toBeNull()
  await answerAs(app, 'partner', id, 'At ten.', later(90))
  expect((await waits()).waitsFor).toBe('person')
})

test('only those who were chosen; not who has muted or reported', async () => {
  const itemId = await addSupportable(app)
  const quiet = await addSupport(app, { itemId, status: 'confirmed' })
  const upset = await addSupport(app, { itemId, status: 'confirmed', who: 'ambassador' })
  const pending = await addSupport(app, { itemId, status: 'pending', who: 'partner2' })
  await answerAs(app, 'partner', quiet, 'Hello', NOW)
  await answerAs(app, 'partner', upset, 'Hello', NOW)
  await muteAsPerson(app.caller(system), {
    supportId: quiet,
    userId: DEMO_USERS.supporter.id,
    muted: true,
  })
  await reportAsPerson(app.caller(system), {
    supportId: upset,
    userId: DEMO_USERS.ambassador.id,
    reason: 'Rude',
  })
  await expect(send(note(itemId, 'Hi', ['confirmed']))).toBeRefused('conflict')
  expect(await send(note(itemId, 'Hi', ALL))).toEqual({ count: 1 })
  expect(await messagesOf(pending)).toHaveLength(1)
  expect(await messagesOf(quiet)).toHaveLength(1)
  expect(await messagesOf(upset)).toHaveLength(1)
  for (const wrong of [note(itemId, ' '), note(itemId, 'Hi', []), note(itemId, 'x'.repeat(2001))]) {
    await expect(send(wrong)).toBeRefused('bad_input')
  }
})

test('to the people of one date, or of several', async () => {
  const { itemId, dateIds } = await addShifts(app, [
    { startDatetime: later(60 * 24 * 7) },
    { startDatetime: later(60 * 24 * 8) },
    { startDatetime: later(60 * 24 * 9) },
  ])
  const [one = '', two = '', three = ''] = dateIds
  const join = (who: Person, ...dates: string[]) =>
    supportItem(callerAt(app, who, NOW), { kind: 'attend', itemId, dates })
  await join('supporter', one, two)
  await join('ambassador', two)
  const to = (...dates: string[]) => ({ ...note(itemId, `To ${dates.length}`), dates })
  const previewed = await previewNote(app.caller('partner'), to(two))
  expect(previewed).toMatchObject({ count: 2, dates: [{ id: two }] })
  expect(await send(to(one))).toEqual({ count: 1 })
  expect(await send(to(one, two), later(1))).toEqual({ count: 3 })
  await expect(send(to(three), later(2))).toBeRefused('conflict')
  // Of another event, or of none.
  const other = await addShifts(app, [{ startDatetime: later(60 * 24 * 7) }])
  await expect(send(to(other.dateIds[0]!), later(2))).toBeRefused('conflict', 'dates have changed')
  await expect(send(to('x'), later(2))).toBeRefused('bad_input')
  const form = await getNoteForm(app.caller('partner'), { itemId })
  expect(form.dates.map(({ id }) => id)).toEqual(dateIds)
  expect(form.notes.map(({ dates }) => dates.map(({ id }) => id))).toEqual([[one, two], [one]])
})

test('three a day about an item, also of many at once', async () => {
  const itemId = await addSupportable(app)
  await addSupport(app, { itemId, status: 'confirmed' })
  const sent = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((n) => send(note(itemId, `Note ${n}`), later(n))),
  )
  const refused = sent.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused).toMatchObject([
    { reason: { code: 'too_many' } },
    { reason: { code: 'too_many' } },
  ])
  expect(await send(note(itemId, 'The next day'), later(24 * 60 + 10))).toEqual({ count: 1 })
})

test('refused to another organization, without the duty, to members and visitors', async () => {
  const itemId = await addSupportable(app)
  const id = await addSupport(app, { itemId, status: 'confirmed' })
  const partnerId = await app.runtime.scope.as(system, async (db) => {
    const item = db.selectFrom('projectEvents').select('partnerId').where('id', '=', itemId)
    const { partnerId: of } = await item.executeTakeFirstOrThrow()
    await db.deleteFrom('partnerMembers').where('userId', '=', DEMO_USERS.admin.id).execute()
    await db
      .insertInto('partnerMembers')
      .values({ userId: DEMO_USERS.admin.id, partnerId: of, duties: ['write', 'money'] })
      .execute()
    return of
  })
  for (const who of ['partner2', 'admin', 'supporter'] as const) {
    await expect(send(note(itemId), NOW, who)).toBeRefused('not_found')
    await expect(previewNote(app.caller(who), note(itemId))).toBeRefused('not_found')
    await expect(getNoteForm(app.caller(who), { itemId })).toBeRefused('not_found')
  }
  await expect(sendNote(app.caller(visitor), note(itemId))).toBeRefused('not_signed_in')
  // The database refuses it too: a note of another organization, and a message that only claims to be a copy.
  const raw = {
    id: newId(),
    partnerId,
    projectEventId: itemId,
    audience: ['confirmed'],
    body: 'b',
    recipients: 1,
    createdAt: NOW,
  }
  for (const who of ['partner2', 'admin', 'supporter'] as const) {
    await expect(app.as(who).insert('notes', { ...raw, userId: DEMO_USERS[who].id })).toBeRefused(
      'forbidden',
    )
  }
  await send(note(itemId, 'The note'))
  const [{ noteId } = { noteId: null }] = await messagesOf(id)
  await expect(
    app.as('partner').insert('threadMessages', {
      id: newId(),
      supportId: id,
      author: 'partner',
      userId: DEMO_USERS.partner.id,
      body: 'Something else',
      createdAt: NOW,
      noteId,
    }),
  ).toBeRefused('forbidden')
})

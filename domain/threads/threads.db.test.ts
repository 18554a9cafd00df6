import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Db } from '#platform/database/scope.ts'
import type { Actor } from '#platform/actor.ts'
import { startTestApp, guest, memberOf, system, visitor } from '#test/app/create-test-app.ts'
import { organizationOf } from '#test/app/organization.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { signUpAs } from '#test/app/signing-up.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { answerAs, reportThreadAs, writeAs } from '#test/app/threads.ts'
import { dayFromNow } from '#test/app/writing.ts'
import { restorePartner } from '#domain/closing/commands/restore-partner.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { decideReport } from './commands/decide-report.ts'
import { reportAsOrganization } from './commands/report-as-organization.ts'
import { writeAsOrganization } from './commands/write-as-organization.ts'
import { settleThread } from './commands/settle-thread.ts'
import { getOwnThread } from './queries/get-own-thread.ts'
import { getReport } from './queries/get-report.ts'
import { getThread } from './queries/get-thread.ts'
import { listReports } from './queries/list-reports.ts'
import { listThreads } from './queries/list-threads.ts'

const app = startTestApp()

const supporter = DEMO_USERS.supporter.id
const signedUp = async () => signUp(app, 'supporter', await addSupportable(app))
const own = (supportId: string, userId: string | null = supporter) =>
  getOwnThread(app.caller(system), { supportId, userId })
const desk = (supportId: string) => getThread(app.caller('partner'), { supportId })

test('both sides write, and each reads the same in order', async () => {
  const id = await signUp(app, 'supporter', await addSupportable(app), 'business')
  await writeAs(app, 'supporter', id, 'When could we <b>meet</b>?')
  await answerAs(app, 'partner', id, 'On Monday.\nAt ten.')
  const bodies = ['When could we <b>meet</b>?', 'On Monday.\nAt ten.']
  const thread = await own(id)
  expect(thread?.messages.map(({ body }) => body)).toEqual(bodies)
  expect(thread).toMatchObject({
    opening: { body: 'We print books' },
    waitsFor: 'person',
    mayWrite: true,
  })
  const shown = await desk(id)
  expect(shown.thread.messages.map(({ body }) => body)).toEqual(bodies)
  expect(JSON.stringify(thread)).not.toContain('@')
})

test('who was written to last has to answer, since the first message without an answer', async () => {
  const id = await signedUp()
  const day = Date.parse(dayFromNow(40))
  const at = (hour: number) => new Date(day + hour * 3_600_000)
  await writeAs(app, 'supporter', id, 'One', at(8))
  await writeAs(app, 'supporter', id, 'Two', at(9))
  expect((await desk(id)).thread).toMatchObject({ waitsFor: 'partner', waitsSince: at(8) })
  await answerAs(app, 'partner', id, 'Three', at(11))
  expect((await desk(id)).thread).toMatchObject({ waitsFor: 'person', waitsSince: at(11) })
  const [answer] = await app
    .as(system)
    .rows('threadMessages', ['waitedSince'], { supportId: id, body: 'Three' })
  expect(answer?.waitedSince).toEqual(at(8))
  await writeAs(app, 'supporter', id, 'Thank you', at(12))
  await settleThread(app.caller('partner'), { supportId: id })
  expect((await desk(id)).thread).toMatchObject({ waitsFor: null, waitsSince: null })
})

test('the list shows what waits first, the longest first, with counts', async () => {
  const ids = [await signedUp(), await signedUp(), await signedUp()]
  const [late = '', early = '', answered = ''] = ids
  await writeAs(app, 'supporter', late, 'Later', new Date('2026-03-02T10:00:00Z'))
  await writeAs(app, 'supporter', early, 'Earlier', new Date('2026-03-01T10:00:00Z'))
  await writeAs(app, 'supporter', answered, 'Answered', new Date('2026-02-01T10:00:00Z'))
  await answerAs(app, 'partner', answered, 'Yes', new Date('2026-03-03T10:00:00Z'))
  const { threads, counts } = await listThreads(app.caller('partner'), {})
  const shown = threads.map(({ id }) => id).filter((id) => ids.includes(id))
  expect(shown).toEqual([early, late, answered])
  const { rows } = await app.runtime.scope.as(system, (db) =>
    sql<{ all: number; waiting: number }>`
      select count(*)::int as all, (count(*) filter (where waits_for = 'partner'))::int as waiting
      from threads t join partners p on p.id = t.partner_id where p.user_id = ${DEMO_USERS.partner.id}`.execute(
      db,
    ),
  )
  expect(counts).toEqual(rows[0])
  const narrowed = await listThreads(app.caller('partner'), { part: 'waiting' })
  expect(narrowed.threads.every(({ waitsFor }) => waitsFor === 'partner')).toBe(true)
})

test('row security: only the two sides read a thread, staff only once it is reported', async () => {
  const id = await signedUp()
  await writeAs(app, 'supporter', id, 'Between the two of us')
  const read = (db: Db) =>
    sql<{ n: number }>`select (select count(*) from thread_messages where support_id = ${id})::int
      + (select count(*) from threads where support_id = ${id})::int as n`
      .execute(db)
      .then(({ rows }) => rows[0]?.n)
  const { scope } = app.runtime
  const seen = (actor: Actor) => scope.as(actor, read)
  expect(await seen(memberOf('supporter'))).toBe(2)
  expect(await seen(memberOf('partner'))).toBe(2)
  for (const who of ['partner2', 'ambassador', 'applicant', 'admin', 'superuser'] as const) {
    expect(await seen(memberOf(who)), who).toBe(0)
  }
  await expect(seen(visitor)).toBeRefused('forbidden')
  await expect(seen(guest())).toBeRefused('forbidden')
  const asStaff = () => scope.asStaff(memberOf('admin'), read)
  expect(await asStaff()).toBe(0)

  const reportId = await reportThreadAs(app, id)
  expect(await asStaff()).toBe(3)
  await decideReport(app.caller('admin'), { id: reportId, hide: [], answer: 'We talked to them.' })
  await writeAs(app, 'supporter', id, 'After the decision', new Date(Date.now() + 60_000))
  expect(await seen(memberOf('supporter'))).toBe(4)
  expect(await asStaff()).toBe(3)
})

test('nobody writes for a side that is not theirs', async () => {
  const id = await signedUp()
  for (const who of ['partner2', 'supporter', 'ambassador', 'admin'] as const) {
    await expect(answerAs(app, who, id, 'Hello'), who).toBeRefused('not_found')
  }
  await expect(writeAs(app, 'ambassador', id, 'Hello')).toBeRefused('not_found')
  await expect(writeAs(app, null, id, 'Hello')).toBeRefused('not_found')
  expect(await own(id, DEMO_USERS.ambassador.id)).toBeNull()
  await expect(getThread(app.caller('partner2'), { supportId: id })).toBeRefused('not_found')
  // Also not in SQL: as the other side, in someone else's name, or for another organization.
  const insert = (who: 'partner' | 'partner2' | 'supporter', author: string, userId: string) =>
    app.runtime.scope.as(memberOf(who), (db) =>
      sql`insert into thread_messages (id, support_id, author, user_id, body, created_at)
        values (gen_random_uuid(), ${id}, ${author}, ${userId}, 'x', now())`.execute(db),
    )
  const refused = { code: 'forbidden' }
  await expect(insert('partner', 'person', DEMO_USERS.partner.id)).rejects.toMatchObject(refused)
  await expect(insert('partner', 'partner', supporter)).rejects.toMatchObject(refused)
  await expect(insert('partner2', 'partner', DEMO_USERS.partner2.id)).rejects.toMatchObject(refused)
  await expect(insert('supporter', 'person', supporter)).rejects.toMatchObject(refused)
})

test('whoever only comes along with a group has no thread; its leader has', async () => {
  const itemId = await addSupportable(app)
  const { id: groupId } = await startGroupAs(app, 'supporter', ['ambassador'])
  const people = ['supporter', 'ambassador'] as const
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people })
  expect(await own(id)).not.toBeNull()
  expect(await own(id, DEMO_USERS.ambassador.id)).toBeNull()
})

test('a visitor writes about their gift', async () => {
  const { id } = await giveAsGuest(app, await addSupportable(app))
  await writeAs(app, null, id, 'Could you send the receipt to my address?')
  expect((await own(id, null))?.messages).toHaveLength(1)
  expect((await desk(id)).thread.waitsFor).toBe('partner')
})

test('ten messages within an hour, also at once; then it waits', async () => {
  const id = await signedUp()
  const at = new Date(`${dayFromNow(60)}T10:00:00Z`)
  const results = await Promise.allSettled(
    Array.from({ length: 14 }, (_, index) => writeAs(app, 'supporter', id, `No ${index}`, at)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const refused = results.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'too_many', retryAfter: 3600 } })
  await answerAs(app, 'partner', id, 'The other side may', at)
  await writeAs(app, 'supporter', id, 'An hour later', new Date(at.getTime() + 3_600_000))
})

test('empty and long messages are refused with the field', async () => {
  const id = await signedUp()
  for (const text of ['  \n ', 'x'.repeat(2_001)]) {
    await expect(writeAs(app, 'supporter', id, text)).toBeRefusedAt('text')
  }
  await writeAs(app, 'supporter', id, 'x'.repeat(2_000))
})

test('sent twice within minutes it is one message', async () => {
  const id = await signedUp()
  const caller = app.caller('partner')
  await writeAsOrganization(caller, { supportId: id, text: 'Once' })
  await writeAsOrganization(caller, { supportId: id, text: 'Once' })
  expect((await desk(id)).thread.messages).toHaveLength(1)
})

test('staff hides messages of a reported thread from the other side, answers, and nobody decides twice', async () => {
  const id = await signedUp()
  const reportId = await reportThreadAs(app, id)
  await expect(
    decideReport(app.caller('partner'), { id: reportId, hide: [], answer: 'No' }),
  ).toBeRefused('forbidden')
  const report = await getReport(app.caller('admin'), { id: reportId })
  expect(report).toMatchObject({ author: 'person', reason: 'This is not right.' })
  const listed = async (part: 'open' | 'decided') =>
    (await listReports(app.caller('admin'), { part })).items.map((one) => one.id)
  expect(await listed('open')).toContain(reportId)
  const [bad] = report.messages
  await decideReport(app.caller('admin'), {
    id: reportId,
    hide: [String(bad?.id)],
    answer: 'It was not. We told them.',
  })
  expect(await listed('open')).not.toContain(reportId)
  expect(await listed('decided')).toContain(reportId)
  expect((await listReports(app.caller('admin'), {})).items.map((one) => one.id)).toContain(
    reportId,
  )
  expect((await own(id))?.messages).toEqual([])
  expect((await desk(id)).thread).toMatchObject({
    messages: [{ isHidden: true, body: 'Please bring money to my home.' }],
    waitsFor: null,
  })
  const inSql = await app.as('supporter').rows('threadMessages', ['id'], { supportId: id })
  expect(inSql).toEqual([])
  const answer = { id: reportId, hide: [], answer: 'Again' }
  await expect(decideReport(app.caller('superuser'), answer)).toBeRefused('conflict')
  const mails = await app.mailsTo(DEMO_USERS.supporter.email)
  expect(mails.some(({ text }) => text.includes('It was not. We told them.'))).toBe(true)
})

test('one report at a time for each side, with a reason', async () => {
  const id = await signedUp()
  const report = (reason: string) =>
    reportAsOrganization(app.caller('partner'), { supportId: id, reason })
  await expect(report('Nothing was written yet')).toBeRefused('not_found')
  await reportThreadAs(app, id)
  await expect(report(' ')).toBeRefused('bad_input')
  await report('They insult us.')
  await expect(report('Again')).toBeRefused('conflict')
  await expect(
    reportAsOrganization(app.caller('partner2'), { supportId: id, reason: 'Not mine' }),
  ).toBeRefused('not_found')
})

test('nobody writes to or for a suspended organization or person', async () => {
  const id = await signedUp()
  const suspend = (suspendedAt: Date | null) =>
    app
      .asStaff('superuser')
      .update(
        'profiles',
        { suspendedAt, suspensionReason: suspendedAt && 'Insults' },
        { id: supporter },
      )
  await suspend(new Date())
  await expect(writeAs(app, 'supporter', id, 'Hello')).toBeRefused('conflict')
  await expect(answerAs(app, 'partner', id, 'Hello')).toBeRefused('conflict')
  await suspend(null)
  const { id: partnerId } = await organizationOf(app, 'partner')
  await suspendPartner(app.caller('admin'), { partnerId, reason: 'The address is not theirs.' })
  await expect(writeAs(app, 'supporter', id, 'Hello')).toBeRefused('conflict')
  expect((await own(id))?.mayWrite).toBe(false)
  await restorePartner(app.caller('admin'), { partnerId, reason: 'It is theirs.' })
  await writeAs(app, 'supporter', id, 'Hello')
})

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp, memberOf, system, type TestApp } from '#test/app/create-test-app.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { answerAs, callerAt, writeAs } from '#test/app/threads.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { sendNudges } from './commands/send-nudges.ts'
import { OVERDUE_PER_PAGE } from './obligation.ts'
import { findDue } from './queries/find-due.ts'
import { listOverdue, type Overdue } from './queries/list-overdue.ts'
import { listOwnWaiting } from './queries/list-own-waiting.ts'

const app = startTestApp()
let partnerId: string
let address: string
let office: string
beforeAll(async () => {
  await addSupportable(app)
  const partner = await asSystem((db) =>
    db
      .selectFrom('partners')
      .select(['id', 'email'])
      .where('userId', '=', DEMO_USERS.partner.id)
      .executeTakeFirstOrThrow(),
  )
  partnerId = partner.id
  // Without a team its public address is emailed.
  await asSystem((db) =>
    db.deleteFrom('partnerMembers').where('partnerId', '=', partner.id).execute(),
  )
  address = partner.email
  office = app.runtime.env.OFFICE_EMAIL
})

type Work = Parameters<TestApp['runtime']['scope']['asVisitor']>[0]
const asSystem = <T>(work: (db: Parameters<Work>[0]) => Promise<T>): Promise<T> =>
  app.runtime.scope.as(system, work)

const DAY_MS = 24 * 60 * 60 * 1000
/** The end of a day in Israel, as due dates are. */
const START = new Date('2030-05-01T20:59:59.999Z')
const day = (n: number) => new Date(START.getTime() + n * DAY_MS)
const runAt = (at: Date) => sendNudges(callerAt(app, system, at), {})

/** A message of that moment, about a confirmed sign-up. */
async function askedAt(at: Date): Promise<string> {
  const id = await signUp(app, 'supporter', await addSupportable(app))
  await answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
  await writeAs(app, 'supporter', id, 'When do we meet?', at)
  return id
}

const mailsTo = async (to: string, subject: RegExp) =>
  (await app.mailsTo(to)).filter((mail) => subject.test(mail.subject))

test('reminded when it is due and again after as long, then staff is told; each once', async () => {
  // What the demo and other tests left is over before.
  await runAt(day(-1))
  while ((await runAt(day(-1))) > 0);
  const id = await askedAt(START)
  const nudged = async () =>
    asSystem((db) =>
      db
        .selectFrom('nudges')
        .select('stage')
        .where('subjectId', '=', id)
        .where('kind', '=', 'message')
        .orderBy('stage')
        .execute(),
    ).then((rows) => rows.map(({ stage }) => stage))
  const asked = async () => (await mailsTo(address, /waiting for your answer/)).length
  const told = async () => (await mailsTo(office, /isn't answering/)).length
  const before = { asked: await asked(), told: await told() }

  await runAt(new Date(day(3).getTime() - 1))
  expect(await nudged()).toEqual([])
  await Promise.all([runAt(day(3)), runAt(day(3)), runAt(day(3))])
  await runAt(day(5))
  expect(await nudged()).toEqual([1])
  expect(await asked()).toBe(before.asked + 1)
  await runAt(day(6))
  await runAt(day(8))
  expect(await nudged()).toEqual([1, 2])
  expect(await told()).toBe(before.told)
  await runAt(day(9))
  await runAt(day(30))
  expect(await nudged()).toEqual([1, 2, 3])
  expect(await told()).toBe(before.told + 1)
  expect(await asked()).toBe(before.asked + 2)

  // Once answered it waits for nobody; a new message begins anew.
  await answerAs(app, 'partner', id, 'On Monday.', day(31))
  await runAt(day(60))
  expect(await nudged()).toEqual([1, 2, 3])
  await writeAs(app, 'supporter', id, 'Where?', day(61))
  await runAt(day(64))
  expect(await nudged()).toEqual([1, 1, 2, 3])
})

test('what is overdue: what, by whom and since when, as many as in the database, for staff alone', async () => {
  const id = await askedAt(day(100))
  const at = day(104)
  const { items, counts } = await listOverdue(callerAt(app, 'admin', at), { owner: 'partner' })
  const { rows } = await asSystem((db) =>
    sql<{ partner: number; staff: number }>`select
      ((select count(*) from supports where status = 'pending' and kind <> 'donate' and email <> '' and created_at <= ${at}::timestamptz - interval '3 days')
        + (select count(*) from threads where waits_for = 'partner' and waits_since <= ${at}::timestamptz - interval '3 days')
        + (select count(distinct p.support_id) from proposed_hours p join supports s on s.id = p.support_id
            where p.hours is not null and s.hours is null and p.proposed_at <= ${at}::timestamptz - interval '3 days'
            and not exists (select from attendances c where c.support_id = s.id and c.confirmed_at is not null))
        + (select count(*) from partner_orders p left join payments y on y.order_id = p.order_id
            where p.status = 'processing' and p.partner_id is not null
            and coalesce(y.paid_at, p.created_at) <= ${at}::timestamptz - interval '5 days'))::int as partner,
      ((select count(*) from partner_applications where status = 'pending' and submitted_at <= ${at}::timestamptz - interval '5 days')
        + (select count(*) from project_event_revisions where status = 'pending' and coalesce(submitted_at, updated_at) <= ${at}::timestamptz - interval '3 days')
        + (select count(*) from inbox_messages where status in ('new', 'in_progress') and created_at <= ${at}::timestamptz - interval '3 days')
        + (select count(*) from thread_reports where decided_at is null and created_at <= ${at}::timestamptz - interval '3 days'))::int as staff`.execute(
      db,
    ),
  )
  expect(counts).toMatchObject(rows[0] ?? {})
  expect(counts.partner).toBeGreaterThan(0)
  const all = await listOverdue(callerAt(app, 'admin', at), { owner: 'partner', page: 1 })
  expect(all.items.length + items.length).toBeGreaterThan(0)
  const own = await listOwnWaiting(callerAt(app, 'partner', at), {})
  expect(own.find(({ kind }) => kind === 'message')?.overdue).toBeGreaterThan(0)
  for (const who of ['partner', 'supporter'] as const) {
    await expect(listOverdue(app.caller(who), {})).toBeRefused('forbidden')
  }
  await answerAs(app, 'partner', id, 'Soon.', at)
})

test('what is overdue names the very thing, and who waits for it', async () => {
  const title = 'Beekeeping for beginners'
  const itemId = await addSupportable(app, { title })
  const id = await signUp(app, 'supporter', itemId)
  const waiting = await asSystem(async (db) => ({
    post: await db
      .selectFrom('projectEventRevisions')
      .select(['id', sql<string>`content ->> 'title'`.as('title')])
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow(),
    inbox: await db
      .selectFrom('inboxMessages')
      .select(['id', 'subject as title', 'name as person'])
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow(),
    application: await db
      .selectFrom('partnerApplications')
      .select(['id', 'name as title', 'contactPersonName as person'])
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow(),
    order: await db
      .selectFrom('partnerOrders as part')
      .innerJoin('orders', 'orders.id', 'part.orderId')
      .select(['part.id', sql<string>`'F4I-' || number`.as('title'), 'orders.name as person'])
      .where('part.status', '=', 'processing')
      .executeTakeFirstOrThrow(),
  }))
  const pages = Math.ceil(
    (await listOverdue(callerAt(app, 'admin', day(500)), {})).total / OVERDUE_PER_PAGE,
  )
  const all: Overdue[] = []
  for (let page = 1; page <= pages; page += 1) {
    all.push(...(await listOverdue(callerAt(app, 'admin', day(500)), { page })).items)
  }
  const found = (kind: string, subject: string) =>
    all.find((one) => one.kind === kind && one.id === subject)
  expect(found('sign-up', id)).toMatchObject({
    title,
    person: DEMO_USERS.supporter.fullName,
    publicItemId: itemId,
  })
  for (const [kind, subject] of Object.entries(waiting)) {
    expect(found(kind, subject.id), kind).toMatchObject(subject)
  }
  expect(all.filter((one) => one.title === null)).toEqual([])
})

test('row security: others see nothing of what waits for an organization', async () => {
  await askedAt(day(200))
  const count = (who: 'partner' | 'partner2' | 'ambassador' | 'admin') =>
    app.runtime.scope.as(memberOf(who), async (db) => {
      const { n } = await db
        .selectFrom('obligations')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('partnerId', '=', partnerId)
        .where('requesterId', '=', DEMO_USERS.supporter.id)
        .executeTakeFirstOrThrow()
      return n
    })
  expect(await count('partner')).toBeGreaterThan(0)
  for (const who of ['partner2', 'ambassador', 'admin'] as const) expect(await count(who)).toBe(0)
  const own = await listOwnWaiting(app.caller('partner2'), {})
  expect(own.some(({ kind }) => kind === 'message')).toBe(false)
})

test('a sign-up says until when it should be answered, and no more once it is', async () => {
  const supportId = await signUp(app, 'supporter', await addSupportable(app))
  const due = () => findDue(app.caller(system), { supportId })
  const { dueAt, isOverdue, isOfHours } = await due()
  expect(isOfHours).toBe(false)
  expect(isOverdue).toBe(false)
  expect(dueAt?.getTime()).toBeGreaterThan(Date.now() + 2 * DAY_MS)
  await answerSupport(app.caller('partner'), { id: supportId, answer: 'confirmed' })
  expect(await due()).toMatchObject({ dueAt: null })
})

test('a message may be answered until the end of the third day, in Israel', async () => {
  for (const [asked, due] of [
    ['2030-07-01T05:00:00Z', '2030-07-04T20:59:59.999Z'],
    ['2030-07-01T21:30:00Z', '2030-07-05T20:59:59.999Z'],
    ['2030-12-01T21:30:00Z', '2030-12-04T21:59:59.999Z'],
  ] as const) {
    const supportId = await askedAt(new Date(asked))
    const at = (moment: string) => findDue(callerAt(app, system, new Date(moment)), { supportId })
    expect(await at(asked)).toMatchObject({ dueAt: new Date(due), isOverdue: false })
    expect(await at(due)).toMatchObject({ isOverdue: true })
  }
})

test('an organization usually answers within the median of its answers, shown from three on', async () => {
  const itemId = await addSupportable(app, {}, 'partner2')
  const { partnerId: other } = await asSystem((db) =>
    db
      .selectFrom('projectEvents')
      .select('partnerId')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow(),
  )
  const now = Date.now()
  const hours = [2, 30, 200]
  for (const [index, waited] of hours.entries()) {
    const supportId = await signUp(app, 'ambassador', await addSupportable(app, {}, 'partner2'))
    const asked = new Date(now - waited * 3_600_000)
    await writeAs(app, 'ambassador', supportId, 'A question', asked)
    await answerAs(app, 'partner2', supportId, 'An answer', new Date(now))
    const shown = await getPublicPartner(app.caller('supporter'), { id: other })
    const { rows } = await asSystem((db) =>
      sql<{ answers: number; hours: number }>`select answers, hours from answer_times
        where partner_id = ${other}`.execute(db),
    )
    const [{ answers = 0, hours: median = 0 } = {}] = rows
    expect(answers).toBeGreaterThan(index)
    expect(shown.answerDays).toBe(answers < 3 ? null : Math.max(1, Math.ceil(median / 24)))
  }
})

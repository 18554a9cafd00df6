import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, memberOf, system, type TestApp } from '#test/app/create-test-app.ts'
import { canCollide, decidePost, seedPosters, wholeProject } from '#test/app/posting.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { answerAs, callerAt, writeAs } from '#test/app/threads.ts'
import { createProjectEvent } from '#domain/project-events/commands/create-project-event.ts'
import { saveRevision } from '#domain/project-events/commands/save-revision.ts'
import { submitRevision } from '#domain/project-events/commands/submit-revision.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { muteAsOrganization } from '#domain/threads/commands/mute-as-organization.ts'
import { muteAsPerson } from '#domain/threads/commands/mute-as-person.ts'
import { reportAsPerson } from '#domain/threads/commands/report-as-person.ts'
import { settleThread } from '#domain/threads/commands/settle-thread.ts'
import { doubtRequest } from './commands/doubt-request.ts'
import { endLift } from './commands/end-lift.ts'
import { liftRefusal } from './commands/lift-refusal.ts'
import { sendNudges } from './commands/send-nudges.ts'
import { findAnswerStanding } from './queries/find-answer-standing.ts'
import { findOwnAnswerStanding } from './queries/find-own-answer-standing.ts'

const app = startTestApp()
let partnerId: string
beforeAll(async () => {
  await seedPosters(app)
  // Nothing waits but what these tests make: not what the demo has.
  await asSystem(async (db) => {
    await db.updateTable('supports').set({ email: '' }).where('status', '=', 'pending').execute()
    await db.deleteFrom('threads').execute()
    await db.deleteFrom('partnerMembers').execute()
    await db
      .insertInto('doubtfulRequests')
      .columns(['kind', 'subjectId', 'since', 'markedAt'])
      .expression(sql`select kind, subject_id, since, since from obligations where kind = 'order'`)
      .execute()
    const own = await db
      .selectFrom('partners')
      .select('id')
      .where('userId', '=', DEMO_USERS.partner.id)
      .executeTakeFirstOrThrow()
    partnerId = own.id
  })
})

type Work = Parameters<TestApp['runtime']['scope']['asVisitor']>[0]
const asSystem = <T>(work: (db: Parameters<Work>[0]) => Promise<T>): Promise<T> =>
  app.runtime.scope.as(system, work)

const DAY_MS = 24 * 60 * 60 * 1000
/** The end of a day in Israel, as due dates are. */
const START = new Date('2031-05-01T20:59:59.999Z')
const day = (n: number) => new Date(START.getTime() + n * DAY_MS)
const runAt = (at: Date) => sendNudges(callerAt(app, system, at), {})

/** A message of that moment, about a confirmed sign-up. */
async function askedAt(at: Date, who: 'supporter' | 'ambassador' = 'supporter'): Promise<string> {
  const id = await signUp(app, who, await addSupportable(app))
  await answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
  await writeAs(app, who, id, 'When do we meet?', at)
  return id
}

async function newPost(): Promise<string> {
  const caller = app.caller('partner', newId())
  return (await createProjectEvent(caller, { type: 'project', content: wholeProject })).postId
}
const submitAt = (postId: string, at: Date) =>
  submitRevision(callerAt(app, 'partner', at), { postId })
const standingAt = (at: Date) => findAnswerStanding(callerAt(app, 'admin', at), { partnerId })
const warnings = async () => {
  const { email } = await asSystem((db) =>
    db.selectFrom('partners').select('email').where('id', '=', partnerId).executeTakeFirstOrThrow(),
  )
  return (await app.mailsTo(email)).filter(({ kind }) => kind === 'waiting.warning')
}
const refused = { code: 'conflict', message: expect.stringContaining('until you have answered') }

test('warned once with staff, refused a week later, and free again with the answer', async () => {
  const item = await addSupportable(app, { title: 'Slow orchard' })
  const id = await signUp(app, 'supporter', item)
  await answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
  await writeAs(app, 'supporter', id, 'When do we meet?', day(0))
  const before = await newPost()
  await submitAt(before, day(8))
  await decidePost(app, before, 'approved')
  await runAt(day(8))
  expect(await standingAt(day(8))).toBeNull()
  await Promise.all([runAt(day(9)), runAt(day(9)), runAt(day(9))])
  await runAt(day(10))
  const [mail, ...more] = await warnings()
  expect(more).toEqual([])
  expect(mail?.text).toContain('Slow orchard')
  expect(mail?.text).toContain('2031')
  expect(await standingAt(day(10))).toMatchObject({ state: 'warned', owed: 1 })
  const own = await findOwnAnswerStanding(callerAt(app, 'partner', day(10)), {})
  expect(own.standing?.state).toBe('warned')
  expect(own.owed[0]).toMatchObject({ kind: 'message', id, title: 'Slow orchard', counts: true })
  const inTime = await newPost()
  await submitAt(inTime, new Date(day(16).getTime() - 1))

  expect(await standingAt(day(16))).toMatchObject({ state: 'refused' })
  const late = await newPost()
  await expect(submitAt(late, day(16))).rejects.toMatchObject(refused)
  // What was public before is edited, also now.
  await saveRevision(app.caller('partner'), {
    postId: before,
    content: { ...wholeProject, title: 'A larger reading room' },
  })
  await submitAt(before, day(17))
  // The database refuses it too.
  await expect(
    app
      .as('partner')
      .update(
        'projectEventRevisions',
        { status: 'pending', submittedAt: day(17) },
        { projectEventId: late },
      ),
  ).rejects.toThrow()
  await answerAs(app, 'partner', id, 'On Monday.', day(18))
  expect(await standingAt(day(18))).toBeNull()
  await submitAt(late, day(18))
})

test('unverified, muted, reported and doubtful requests do not count', async () => {
  const at = day(100)
  const id = await askedAt(at)
  await app.asOwner('alter table auth.users no force row level security')
  const [unverified] = await app.asOwner<{ id: string }>(
    `insert into auth.users (id, name, email, email_verified)
     values (gen_random_uuid(), 'New', 'new@people.example', false) returning id`,
  )
  await app.asOwner('alter table auth.users force row level security')
  const isVerified = (person: string | undefined) =>
    asSystem(async (db) => {
      const { rows } = await sql<{ is: boolean }>`select app.is_verified(${person}) as is`.execute(
        db,
      )
      return rows[0]?.is
    })
  expect(await isVerified(unverified?.id)).toBe(false)
  expect(await isVerified(DEMO_USERS.supporter.id)).toBe(true)
  const counts = async () => {
    const row = await asSystem((db) =>
      db
        .selectFrom('obligations')
        .select('counts')
        .where('subjectId', '=', id)
        .where('kind', '=', 'message')
        .executeTakeFirstOrThrow(),
    )
    return row.counts
  }
  expect(await counts()).toBe(true)
  const person = { supportId: id, userId: DEMO_USERS.supporter.id }

  await muteAsPerson(app.caller(system), { ...person, muted: true })
  expect(await counts()).toBe(false)
  await muteAsPerson(app.caller(system), { ...person, muted: false })
  // The organization cannot mute what it was asked: only what comes after counts not.
  const mute = (muted: boolean, when: Date) =>
    muteAsOrganization(callerAt(app, 'partner', when), { supportId: id, muted })
  await mute(true, day(101))
  expect(await counts()).toBe(true)
  await mute(true, day(99))
  expect(await counts()).toBe(false)
  await mute(false, day(99))

  await doubtRequest(app.caller('admin'), { kind: 'message', id, isDoubtful: true })
  expect(await counts()).toBe(false)
  await doubtRequest(app.caller('admin'), { kind: 'message', id, isDoubtful: false })
  expect(await counts()).toBe(true)

  await reportAsPerson(app.caller(system), { ...person, reason: 'Rude' })
  expect(await counts()).toBe(false)
  await runAt(day(140))
  expect(await standingAt(day(160))).toBeNull()
  await settleThread(app.caller('partner'), { supportId: id })
})

test('staff lifts it for a time with a reason, in the log; nobody else does', async () => {
  const id = await askedAt(day(200), 'ambassador')
  await runAt(day(210))
  const late = await newPost()
  await expect(submitAt(late, day(217))).rejects.toMatchObject(refused)
  const lift = (who: 'admin' | 'partner' | 'partner2' | 'supporter', at: Date, days = '7') =>
    liftRefusal(callerAt(app, who, at), { partnerId, days, reason: 'A flood in the office' })
  for (const who of ['partner', 'partner2', 'supporter'] as const) {
    await expect(lift(who, day(217))).toBeRefused('forbidden')
    await expect(
      doubtRequest(app.caller(who), { kind: 'message', id, isDoubtful: true }),
    ).toBeRefused('forbidden')
    await expect(endLift(app.caller(who), { partnerId })).toBeRefused('forbidden')
  }
  await expect(lift('admin', day(217), '8')).toBeRefused('bad_input')
  await lift('admin', day(217))
  expect(await standingAt(day(218))).toMatchObject({
    state: 'lifted',
    liftReason: 'A flood in the office',
  })
  await submitAt(late, day(218))
  const next = await newPost()
  await expect(submitAt(next, day(224))).rejects.toMatchObject(refused)
  await lift('admin', day(225))
  await endLift(callerAt(app, 'admin', day(226)), { partnerId })
  await expect(submitAt(next, day(226))).rejects.toMatchObject(refused)
  const logged = await app
    .asStaff('superuser')
    .rows('auditEntries', ['reason'], { operation: 'waiting.lift-refusal' })
  expect(logged).toMatchObject([{ reason: 'A flood in the office' }, {}])
  await answerAs(app, 'partner', id, 'Soon.', day(227))
  await submitAt(next, day(227))
  await expect(lift('admin', day(228))).toBeRefused('conflict')
})

test.runIf(canCollide)(
  'a post that is submitted while staff ends a lift waits for it',
  async () => {
    const id = await askedAt(day(300))
    await runAt(day(310))
    const at = day(317)
    await liftRefusal(callerAt(app, 'admin', at), { partnerId, days: '7', reason: 'For now' })
    const late = await newPost()
    let submitted: Promise<unknown> = Promise.resolve()
    await app.runtime.scope.asStaff(memberOf('admin'), async (db) => {
      await db
        .updateTable('answerWarnings')
        .set({ liftedUntil: null, liftReason: null })
        .where('partnerId', '=', partnerId)
        .execute()
      submitted = submitAt(late, at).catch((error: unknown) => error)
      for (;;) {
        const [waiting] = await app.asOwner<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
        )
        if (waiting!.n > 0) return
      }
    })
    expect(await submitted).toMatchObject(refused)
    await answerAs(app, 'partner', id, 'Now.', at)
  },
)

test('others see nothing of a warning', async () => {
  const id = await askedAt(day(400))
  await runAt(day(409))
  const seen = (who: 'partner' | 'partner2' | 'supporter') =>
    app.as(who).rows('answerWarnings', ['partnerId'])
  expect(await seen('partner')).toEqual([{ partnerId }])
  expect(await seen('partner2')).not.toContainEqual({ partnerId })
  expect(await seen('supporter')).toEqual([])
  for (const who of ['partner', 'supporter'] as const) {
    await expect(findAnswerStanding(app.caller(who), { partnerId })).toBeRefused('forbidden')
  }
  await answerAs(app, 'partner', id, 'Yes.', day(410))
})

import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { getRevision } from '#domain/project-events/queries/get-revision.ts'
import { listPostFigures } from '#domain/partners/queries/list-post-figures.ts'
import { sendReminders } from '#domain/support/commands/send-reminders.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { listNextDates } from '#domain/support/queries/list-next-dates.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import { announce, changeEvent, proposeChange } from '#test/app/announcing.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'
import { answerConsent } from './commands/answer-consent.ts'
import { getConsent } from './queries/get-consent.ts'

const HOUR_MS = 60 * 60 * 1000
const app = startTestApp()
beforeAll(() => disbandTeams(app))

const inHours = (hours: number) => new Date(app.runtime.clock.now().getTime() + hours * HOUR_MS)

/** A minor's sign-up for an event in so many hours; returns its id, its item and the address of the parent. */
async function signUpMinor(title: string, hours: number) {
  const startDatetime = inHours(hours)
  const endDatetime = inHours(hours + 2)
  const itemId = await addSupportable(app, {
    type: 'event',
    title,
    ages: 'consent',
    startDatetime,
    endDatetime,
  })
  const guardianEmail = `${newId()}@example.org`
  const { id } = await supportItem(app.caller('supporter', newId()), {
    kind: 'attend',
    places: '1',
    itemId,
    age: { age: 'minor', guardianName: 'Ruth Levi', guardianEmail },
  })
  return { id, itemId, guardianEmail, startDatetime }
}

/** A minor whose parent has answered, signed up for an announced event. */
async function addMinor(itemId: string, consent: 'given' | 'asked') {
  const guardianEmail = `${newId()}@example.org`
  const id = newId()
  await app.runtime.scope.as(system, async (db) => {
    const now = app.runtime.clock.now()
    const email = `${newId()}@example.org`
    await db
      .insertInto('supports')
      .values({
        id,
        projectEventId: itemId,
        kind: 'volunteer',
        name: 'Dan Levi',
        email,
        consent,
        consentGivenAt: consent === 'given' ? now : null,
      })
      .execute()
    await db
      .insertInto('guardianConsents')
      .values({
        supportId: id,
        guardianName: 'Ruth Levi',
        guardianEmail,
        askedAt: now,
        expiresAt: inHours(48),
      })
      .execute()
  })
  return guardianEmail
}

const mailsOf = async (address: string, kind: string) =>
  (await app.mailsTo(address)).filter((mail) => mail.kind === kind)

async function organizationMails(title: string) {
  const { email } = await organizationOf(app, 'partner')
  return (await mailsOf(email, 'support.list')).filter(({ subject }) => subject.includes(title))
}

test('a parent who agreed hears when it moves and when it is canceled; one who was only asked is asked again', async () => {
  const title = 'Lemon harvest'
  const { postId } = await announce(app, title)
  const agreed = await addMinor(postId, 'given')
  const asked = await addMinor(postId, 'asked')
  const revisionId = await proposeChange(app, postId, {
    title,
    startTime: '19:30',
    endTime: '21:00',
  })
  // The supporter, both minors, and their parents.
  expect(await getRevision(app.caller('admin'), { revisionId })).toMatchObject({ toNotify: 5 })
  await decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
  const [moved, ...more] = await mailsOf(agreed, 'consent.news')
  expect(more).toEqual([])
  expect(moved?.subject).toBe(`Changed: ${title}`)
  expect(moved?.text).toContain('You agreed to Dan Levi taking part')
  expect(moved?.text).toContain('New time: ')
  expect(moved?.text).toContain('/consents/')
  expect(moved?.text).not.toContain('whether you are still coming')
  const message = 'The field is flooded.'
  await unpublishProjectEvent(app.caller('partner'), { postId, message })
  const news = await mailsOf(agreed, 'consent.news')
  expect(news.map(({ subject }) => subject).toSorted()).toEqual(
    [`Canceled: ${title}`, `Changed: ${title}`].toSorted(),
  )
  expect(await mailsOf(asked, 'consent.news')).toEqual([])
  const [again, ...others] = await mailsOf(asked, 'consent.ask')
  expect(others).toEqual([])
  expect(again?.text).toContain('Since we wrote to you, this has changed:')
  expect(again?.text).toContain('New time: ')
})

test('the time to answer moves with the date', async () => {
  const { postId } = await announce(app, 'Pomegranates')
  await changeEvent(app, postId, { title: 'Pomegranates', ages: 'consent' })
  const guardianEmail = `${newId()}@example.org`
  const { id } = await supportItem(app.caller('ambassador', newId()), {
    kind: 'volunteer',
    places: '1',
    itemId: postId,
    age: { age: 'minor', guardianName: 'Ruth Levi', guardianEmail },
  })
  const moveTo = (days: number) => {
    const startDate = inHours(24 * days)
      .toISOString()
      .slice(0, 10)
    return changeEvent(app, postId, { title: 'Pomegranates', startDate, ages: 'consent' })
  }
  const end = async () => (await getConsent(app.caller(system), { supportId: id })).expiresAt
  const inAWeek = inHours(24 * 7).getTime()
  expect(Math.abs((await end()).getTime() - inAWeek)).toBeLessThan(60_000)
  await moveTo(2)
  expect((await end()).getTime()).toBeLessThan(inHours(72).getTime())
  const asked = await mailsOf(guardianEmail, 'consent.ask')
  expect(asked.map(({ text }) => text.includes('New time: ')).toSorted()).toEqual([false, true])
  await moveTo(30)
  expect(Math.abs((await end()).getTime() - inAWeek)).toBeLessThan(60_000)
  expect(await mailsOf(guardianEmail, 'consent.ask')).toHaveLength(3)
})

test('until a parent agrees, the organization is not said to owe an answer', async () => {
  const title = 'Fig harvest'
  const minor = await signUpMinor(title, 26)
  const counts = async () => {
    const { counts: parts, posts } = await listSupporters(app.caller('partner'), {
      post: minor.itemId,
    })
    const figures = await listPostFigures(app.caller('partner'), {})
    const waiting = figures.find(({ id }) => id === minor.itemId)?.waiting
    const post = posts.find(({ id }) => id === minor.itemId)
    return [parts.waiting, parts.consent, post?.waiting, waiting]
  }
  expect(await counts()).toEqual([0, 1, 0, 0])
  const dates = await listNextDates(app.caller('supporter'), {})
  expect(dates.find(({ id }) => id === minor.id)).toMatchObject({ consent: 'asked' })
  const run = () => {
    const caller = app.caller(system)
    const clock = { now: () => inHours(3) }
    return sendReminders({ ...caller, runtime: { ...caller.runtime, clock } }, {})
  }
  await run()
  const [reminder] = (await mailsOf(DEMO_USERS.supporter.email, 'support.reminder-day')).filter(
    ({ subject }) => subject.includes(title),
  )
  expect(reminder?.text).toContain('your parent or guardian has not agreed yet')
  expect(reminder?.text).not.toContain('has not answered your sign-up')
  const [list] = await organizationMails(title)
  expect(list?.text).toContain("Waiting for a parent's consent")
  expect(list?.text).not.toContain('waiting for your answer')
  const [mail] = await app.mailsTo(minor.guardianEmail)
  const key = new URL(/http\S+consents\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams
  await answerConsent(app.caller(system), {
    supportId: minor.id,
    key: key.get('key') ?? '',
    answer: 'yes',
  })
  expect(await counts()).toEqual([1, 0, 1, 1])
})

test.each([
  ['a week', 24 * 20, 24 * 7],
  ['until the date begins', 30, 30],
])('a parent can answer for %s', async (_, begins, works) => {
  const { id, guardianEmail } = await signUpMinor(`Begins in ${begins}`, begins)
  const { expiresAt } = await getConsent(app.caller(system), { supportId: id })
  expect(Math.abs(expiresAt.getTime() - inHours(works).getTime())).toBeLessThan(60_000)
  const [mail] = await app.mailsTo(guardianEmail)
  expect(mail?.text).toMatch(/Please answer by .*\d.* Israel Time/)
})

test('the statuses add up to all sign-ups', async () => {
  const { itemId } = await signUpMinor('Sums', 200)
  await addSupport(app, { itemId, status: 'pending', who: 'ambassador' })
  await addSupport(app, { itemId, status: 'confirmed', who: 'applicant' })
  const { counts } = await listSupporters(app.caller('partner'), { post: itemId })
  expect(counts).toMatchObject({ all: 3, waiting: 1, consent: 1, confirmed: 1 })
})

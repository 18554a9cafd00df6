import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { hideItem, showItem } from '#domain/project-events/commands/hide-item.ts'
import { linkOf } from '#test/app/announcing.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { signUpAs } from '#test/app/signing-up.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { getSignUp } from '../queries/get-sign-up.ts'
import { listSupporters } from '../queries/list-supporters.ts'
import { answerSupport } from './answer-support.ts'
import { confirmComing } from './confirm-coming.ts'
import { freePlace } from './free-place.ts'
import { sendReminders } from './send-reminders.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Runs the job as if it were that moment. */
async function runAt(at: string | Date): Promise<void> {
  const caller = app.caller(system)
  const clock = { now: () => new Date(at) }
  await sendReminders({ ...caller, runtime: { ...caller.runtime, clock } }, {})
}

const event = (title: string, startDatetime: Date, more: object = {}) =>
  addSupportable(app, { type: 'event', title, startDatetime, places: 20, ...more })

/** Signs up and is confirmed. */
async function join(who: Person, itemId: string): Promise<string> {
  const id = await signUp(app, who, itemId)
  await answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
  return id
}

/** The emails to a cast member, those of the partner to the address of the organization. */
async function mailsOf(who: Person) {
  if (who !== 'partner') return app.mailsTo(DEMO_USERS[who].email)
  const { email } = await organizationOf(app, 'partner')
  return app.mailsTo(email)
}

/** The subjects of the reminders of a title to a person. */
async function remindersOf(who: Person, title: string): Promise<string[]> {
  const mails = await mailsOf(who)
  const about = new RegExp(`^(In a week|Tomorrow|Today|Who is coming \\w+): ${title}$`)
  return mails.map(({ subject }) => subject).filter((subject) => about.test(subject))
}

test.each([
  // A year that no run reaches, with the days of 2027: the clocks go forward in the night of March 26, 2083, and back in that of October 31.
  ['summer time begins', '2083-03-26T15:00:00Z', '2083-03-19T16:00:00Z', '2083-03-25T16:00:00Z'],
  ['summer time ends', '2083-10-31T16:00:00Z', '2083-10-24T15:00:00Z', '2083-10-30T15:00:00Z'],
])(
  '%s: reminded at the same time of day, a week and a day before',
  async (title, starts, ...due) => {
    const itemId = await event(title, new Date(starts))
    await join('supporter', itemId)
    const [week, day] = due.map((at) => new Date(at)) as [Date, Date]

    await runAt(new Date(week.getTime() - 1))
    expect(await remindersOf('supporter', title)).toEqual([])
    await runAt(week)
    await runAt(week)
    expect(await remindersOf('supporter', title)).toEqual([`In a week: ${title}`])
    await runAt(new Date(day.getTime() - 1))
    expect(await remindersOf('supporter', title)).toHaveLength(1)
    await runAt(day)
    await runAt(new Date(starts))
    expect((await remindersOf('supporter', title)).toSorted()).toEqual([
      `In a week: ${title}`,
      `Tomorrow: ${title}`,
    ])
    expect(await remindersOf('partner', title)).toEqual([`Who is coming tomorrow: ${title}`])
  },
)

test('two processes at once remind each person once', async () => {
  const title = 'Both at once'
  const starts = new Date('2083-05-20T15:00:00Z')
  await join('supporter', await event(title, starts))
  const dayBefore = new Date(starts.getTime() - DAY_MS)
  await Promise.all([runAt(dayBefore), runAt(dayBefore), runAt(dayBefore)])
  expect(await remindersOf('supporter', title)).toEqual([`Tomorrow: ${title}`])
  expect(await remindersOf('partner', title)).toHaveLength(1)
})

test('a reminder asks whether they come, and its link answers without signing in', async () => {
  const title = 'Asks and is answered'
  const starts = new Date('2083-06-20T15:00:00Z')
  const itemId = await event(title, starts)
  const supportId = await join('supporter', itemId)
  await runAt(new Date(starts.getTime() - 7 * DAY_MS))

  const [mail] = (await app.mailsTo(DEMO_USERS.supporter.email)).filter(
    ({ subject }) => subject === `In a week: ${title}`,
  )
  const link = linkOf(app, mail?.text ?? '')
  expect(link).toMatchObject({ supportId, userId: DEMO_USERS.supporter.id })
  const asLink = () => app.caller(system)
  expect(await getSignUp(asLink(), link)).toMatchObject({
    askedAt: expect.any(Date),
    mayConfirm: true,
  })
  const shown = async () =>
    (await listSupporters(app.caller('partner'), { post: itemId })).supporters[0]?.coming
  expect(await shown()).toEqual({ said: 'nothing' })
  await confirmComing(asLink(), link)
  expect(await shown()).toMatchObject({ said: 'yes' })

  // Who has said it is reminded, not asked again, and it stays said.
  await runAt(new Date(starts.getTime() - DAY_MS))
  const day = (await app.mailsTo(DEMO_USERS.supporter.email)).find(
    ({ subject }) => subject === `Tomorrow: ${title}`,
  )
  expect(day?.text).toContain('You said that you are still coming')
  expect(await shown()).toMatchObject({ said: 'yes' })
  await freePlace(asLink(), link)
  expect(await getSignUp(asLink(), link)).toMatchObject({ isHeld: false })
})

test('no reminder once a place is free, for what is hidden, or for who signed up after it was due', async () => {
  const starts = new Date(Date.now() + 3 * DAY_MS)
  const dayBefore = new Date(starts.getTime() - DAY_MS)
  const titles = ['Freed before', 'Hidden then', 'Signed up late'] as const
  const [freed, hidden, late] = await Promise.all(titles.map((title) => event(title, starts)))
  const supportId = await join('supporter', freed!)
  await freePlace(app.caller(system), {
    supportId,
    userId: DEMO_USERS.supporter.id,
    hadIt: true,
  })
  await join('supporter', hidden!)
  await join('supporter', late!)
  await hideItem(app.caller('admin'), { id: hidden!, reason: 'A question is open' })
  // Half a day after the week's was due, and four hours after the day's.
  const within = {
    week: new Date(Date.now() + 6.5 * DAY_MS),
    day: new Date(Date.now() + 20 * HOUR_MS),
  }
  await join('supporter', await event('Within the week', within.week))
  await join('supporter', await event('Within the day', within.day))
  // Of the others it is too late for the week's.
  await runAt(new Date(Date.now() + 1_000))
  expect(await remindersOf('supporter', 'Within the week')).toEqual([])
  expect(await remindersOf('supporter', 'Within the day')).toEqual([])
  await runAt(dayBefore)
  expect(await remindersOf('supporter', titles[0])).toEqual([])
  expect(await remindersOf('partner', titles[0])).toEqual([])
  expect(await remindersOf('supporter', titles[1])).toEqual([])
  expect(await remindersOf('supporter', titles[2])).toEqual([`Tomorrow: ${titles[2]}`])

  await showItem(app.caller('admin'), { id: hidden! })
  await runAt(new Date(dayBefore.getTime() + 1))
  expect(await remindersOf('supporter', titles[1])).toEqual([`Tomorrow: ${titles[1]}`])
})

test('of several dates each is reminded of a day before, and only the first a week before', async () => {
  const title = 'Every fortnight'
  const first = new Date('2083-07-01T15:00:00Z')
  const second = new Date(first.getTime() + 14 * DAY_MS)
  const at = (date: Date) => ({
    startDatetime: date,
    endDatetime: null,
    startDate: null,
    endDate: null,
  })
  await join('supporter', await event(title, first, { furtherDates: [at(second)] }))
  for (const date of [first, second]) {
    await runAt(new Date(date.getTime() - 7 * DAY_MS))
    await runAt(new Date(date.getTime() - DAY_MS))
  }
  expect((await remindersOf('supporter', title)).toSorted()).toEqual([
    `In a week: ${title}`,
    `Tomorrow: ${title}`,
    `Tomorrow: ${title}`,
  ])
})

test('whole days are reminded of at nine in the morning', async () => {
  const title = 'A week of planting'
  const itemId = await addSupportable(app, {
    title,
    startDate: '2083-02-14',
    endDate: '2083-02-20',
  })
  await join('supporter', itemId)
  await runAt('2083-02-13T06:59:59Z')
  expect(await remindersOf('supporter', title)).toEqual([])
  await runAt('2083-02-13T07:00:00Z')
  expect(await remindersOf('supporter', title)).toEqual([`Tomorrow: ${title}`])
})

test('everyone who comes with a group is reminded, and the list says who waits for an answer', async () => {
  const title = 'With a group'
  const starts = new Date('2083-08-19T15:00:00Z')
  const itemId = await event(title, starts)
  const { id: groupId } = await startGroupAs(app, 'ambassador', ['admin', 'applicant'])
  await signUpAs(app, 'ambassador', { groupId, itemId, people: ['admin', 'applicant'] })
  await join('supporter', itemId)
  await runAt(new Date(starts.getTime() - DAY_MS))
  for (const who of ['supporter', 'ambassador', 'admin', 'applicant'] as const) {
    expect(await remindersOf(who, title), who).toHaveLength(1)
  }
  const [list] = (await mailsOf('partner')).filter(
    ({ subject }) => subject === `Who is coming tomorrow: ${title}`,
  )
  expect(list?.text).toContain('4 people have signed up')
  expect(list?.text).toContain('One sign-up is waiting for your answer')
  expect(list?.text).toMatch(/Thursday Harvesters.*Waiting for your answer/)
  // Neither an address nor a phone number travels by email.
  expect(list?.text).not.toContain(DEMO_USERS.supporter.email)
})

test('only the job sends reminders', async () => {
  for (const who of ['supporter', 'partner'] as const) {
    await expect(sendReminders(app.caller(who), {})).toBeRefused('forbidden')
  }
})

import { beforeAll, expect, test } from 'vitest'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { mailsAbout } from '#test/app/announcing.ts'
import { listDisagreeing } from '#test/app/derived.ts'
import { seedPosters, wholeEvent } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { signUp } from '#test/app/supporting.ts'
import { getSignUp } from '#domain/support/queries/get-sign-up.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { decideRevision } from './commands/decide-revision.ts'
import { saveRevision } from './commands/save-revision.ts'
import { addDays } from './day.ts'
import { getOwnProjectEvent } from './queries/get-own-project-event.ts'
import { getPublic } from './queries/get-public.ts'
import { getRevision } from './queries/get-revision.ts'
import { listEntries } from './queries/list-entries.ts'
import { listPublic } from './queries/list-public.ts'
import { previewOwn } from './queries/preview-own.ts'
import { describe as describeLines } from './review.ts'

const app = startTestApp()
beforeAll(async () => {
  await seedPosters(app)
  await liftRowSecurity(app)
})

const first = () => wholeEvent(app.runtime.clock.now())
const dayAfter = (days: number) => addDays(first().startDate ?? '', days)
/** Dates at the hours of the first one, some days after it. */
const later = (...days: number[]) =>
  days.map((number) => ({
    startDate: dayAfter(number),
    startTime: '18:00',
    endDate: '',
    endTime: '21:00',
  }))
const approve = (revisionId: string) =>
  decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
const datesOf = (id: string) =>
  app.as(system).rows('projectEventDates', ['id', 'startsAt'], { projectEventId: id }, 'startsAt')

/** What is kept of dates elsewhere and does not agree with them. */
const disagreeing = async () =>
  (await listDisagreeing(app)).filter((of) => /^(search|the cal|an item s)/.test(of))

/** A public event of four dates, a week apart. */
async function publish(title: string) {
  const content = { ...first(), title, furtherDates: later(7, 14, 21) }
  const { postId, revisionId } = await proposePost(app, 'partner', { type: 'event', ...content })
  await approve(revisionId)
  return { postId, content, before: await datesOf(postId) }
}

test('a proposal of several dates is reviewed, previewed and published with all of them', async () => {
  const content = { ...first(), title: 'Four evenings', furtherDates: later(7, 14, 21) }
  const { postId, revisionId } = await proposePost(app, 'partner', { type: 'event', ...content })
  const { facts } = await getRevision(app.caller('admin'), { revisionId })
  expect(facts.dates).toHaveLength(4)
  expect((await previewOwn(app.caller('partner'), { postId })).dates).toHaveLength(4)

  await approve(revisionId)
  const { dates, moreDates } = await getPublic(app.caller(visitor), { id: postId })
  expect(dates).toHaveLength(4)
  expect(moreDates).toBe(3)
  const [card] = (await listPublic(app.caller(visitor), { q: 'four evenings' })).items
  expect(card).toMatchObject({ moreDates: 3, startDatetime: dates[0]?.startDatetime })
  expect(await listEntries(app.caller(visitor), { id: postId })).toHaveLength(4)
  const one = await listEntries(app.caller(visitor), { id: postId, dateId: dates[1]!.id })
  expect(one.map(({ startsAt }) => startsAt.toISOString())).toEqual([dates[1]!.startDatetime])
  await expect(
    listEntries(app.caller(visitor), { id: postId, dateId: crypto.randomUUID() }),
  ).toBeRefused('not_found')
  expect(await disagreeing()).toEqual([])
})

test('approving an edit that keeps the dates changes none of them', async () => {
  const { postId, content, before } = await publish('As it was')
  const edit = await proposeEdit(app, 'partner', postId, { ...content, description: 'New words.' })
  const { changed } = await getRevision(app.caller('admin'), { revisionId: edit })
  expect(changed).toEqual(['description'])
  await approve(edit)
  expect(await datesOf(postId)).toEqual(before)
})

test('a form without further dates removes none, whether it saves a draft or was sent before', async () => {
  const { postId, content, before } = await publish('Older form')
  const { furtherDates, ...old } = content
  const edit = await proposeEdit(app, 'partner', postId, { ...old, title: 'Older form 2' })
  await approve(edit)
  expect(await datesOf(postId)).toEqual(before)

  const pending = await proposeEdit(app, 'partner', postId, { ...old, title: 'Older form 3' })
  await app.asOwner(
    `update app.project_event_revisions set content = content - 'furtherDates' where id = $1`,
    [pending],
  )
  const own = await getOwnProjectEvent(app.caller('partner'), { postId })
  expect(own.content.furtherDates).toEqual(furtherDates)
  expect((await getRevision(app.caller('admin'), { revisionId: pending })).changed).toEqual([
    'title',
  ])
  await approve(pending)
  expect(await datesOf(postId)).toEqual(before)
})

test('a date that moves keeps its id, one taken away is called off, a new one is added', async () => {
  const { postId, content, before } = await publish('On the move')
  await signUp(app, 'supporter', postId)
  const [, , third] = content.furtherDates
  const moved = { ...third!, startTime: '19:00' }
  const edit = await proposeEdit(app, 'partner', postId, {
    ...content,
    furtherDates: [...later(7, 28, 35), moved],
  })
  const { facts, current, changed } = await getRevision(app.caller('admin'), { revisionId: edit })
  const when = describeLines('event', facts, current, changed).find(({ key }) => key === 'when')
  expect(when?.isChanged).toBe(true)
  const marked = (side: 'before' | 'after') =>
    when?.marks?.[side].filter(({ isChanged }) => isChanged).map(({ text }) => text) ?? []
  expect(marked('before').join()).toMatch(/6:00 – 9:00/)
  expect(marked('after').join()).toMatch(/7:00 – 9:00/)

  await approve(edit)
  const after = await datesOf(postId)
  expect(after.map(({ id }) => before.findIndex((date) => date.id === id))).toEqual([
    0, 1, 3, -1, -1,
  ])
  const entries = await listEntries(app.caller(visitor), { id: postId })
  const words = (id: string) => entries.find(({ dateId }) => dateId === id)?.words
  expect(words(before[2]!.id)).toBe(null)
  expect(words(before[3]!.id)).not.toBe(null)
  const [mail] = await mailsAbout(app, 'supporter', 'Changed: On the move')
  expect(mail?.text).toMatch(/No longer planned: [^;]* 6:00 – 9:00 PM, Israel Time\.\n/)
  expect(mail?.text).toMatch(/New time: .* 7:00 – 9:00 PM, Israel Time\. It was .* 6:00 – 9:00 PM/)
  expect(mail?.text).toMatch(/New dates: [^;]*; [^;]* 6:00 – 9:00 PM, Israel Time\.\n/)
  expect(await disagreeing()).toEqual([])
})

test('a sign-up names the next date and how many follow, in time', async () => {
  const { postId } = await publish('Signed up')
  const supportId = await signUp(app, 'supporter', postId)
  const asked = { supportId, userId: DEMO_USERS.supporter.id, hadIt: true }
  const { item } = await getSignUp(app.caller(system), asked)
  expect(item).toMatchObject({ moreDates: 3 })
})

test('more dates than an event may have are kept in a draft, but not sent', async () => {
  const { postId, content } = await publish('Too many')
  const furtherDates = later(...Array.from({ length: 60 }, (_, at) => at + 1))
  await saveRevision(app.caller('partner'), { postId, content: { ...content, furtherDates } })
  const own = await getOwnProjectEvent(app.caller('partner'), { postId })
  expect(own.content.furtherDates).toHaveLength(60)
  await expect(proposeEdit(app, 'partner', postId, { ...content, furtherDates })).toBeRefusedAt(
    'furtherDates',
  )
})

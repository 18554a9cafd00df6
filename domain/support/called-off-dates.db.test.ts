import { afterEach, beforeAll, expect, test } from 'vitest'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { listEntries } from '#domain/project-events/queries/list-entries.ts'
import { newId } from '#platform/database/new-id.ts'
import { mailsAbout } from '#test/app/announcing.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { seedPosters, wholeEvent } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { stateOf } from '#test/app/supporting.ts'
import { supportItem } from './commands/support-item.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))
afterEach(() => expectBooksAgree(app))

const first = () => wholeEvent(app.runtime.clock.now())
const at = (startTime: string, label: string, places = '') => ({
  startDate: first().startDate ?? '',
  startTime,
  endDate: '',
  endTime: '21:00',
  label_en: label,
  datePlaces: places,
})
const approve = (revisionId: string) =>
  decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })

/** A public event of three shifts, two of them at the same time. */
async function publish(title: string) {
  const content = {
    ...first(),
    title,
    places: '5',
    chooseDates: 'on',
    label_en: 'Cooking',
    label_he: 'בישול',
    furtherDates: [at('18:00', 'Driving', '2'), at('20:00', 'Cleaning')],
  }
  const { postId, revisionId } = await proposePost(app, 'partner', { type: 'event', ...content })
  await approve(revisionId)
  const dates = await app
    .as(system)
    .rows('projectEventDates', ['id', 'labels', 'places'], { projectEventId: postId })
  const dateOf = (label: string) =>
    dates.find(({ labels }) => Object(labels).en === label)?.id ?? ''
  return { postId, content, dateOf }
}

const join = async (who: Person, itemId: string, dateId: string) => {
  const given = { itemId, places: '1', dates: [dateId] }
  return (await supportItem(app.caller(who, newId()), { kind: 'volunteer', ...given })).id
}

test('shifts are published with their labels and places, also at the same time, and calendars name them', async () => {
  const { postId, dateOf } = await publish('Soup for the quarter')
  const { dates, chooseDates, places } = await getPublic(app.caller(visitor), { id: postId })
  expect(chooseDates).toBe(true)
  expect(places).toBe(12)
  expect(dates.find(({ id }) => id === dateOf('Cooking'))).toMatchObject({
    labels: { en: 'Cooking', he: 'בישול' },
    places: 5,
    placesTaken: 0,
  })
  expect(dates.find(({ id }) => id === dateOf('Driving'))).toMatchObject({ places: 2 })
  const entries = await listEntries(app.caller(visitor), { id: postId })
  expect(entries.map(({ words }) => words?.title).toSorted()).toEqual([
    'Soup for the quarter: Cleaning',
    'Soup for the quarter: Cooking',
    'Soup for the quarter: Driving',
  ])
})

test('a date that is called off cancels its sign-ups by email; one that moves asks those of that date only', async () => {
  const title = 'Shifts that change'
  const { postId, content, dateOf } = await publish(title)
  const cooks = await join('supporter', postId, dateOf('Cooking'))
  const drives = await join('ambassador', postId, dateOf('Driving'))
  const cleans = await join('applicant', postId, dateOf('Cleaning'))

  const revisionId = await proposeEdit(app, 'partner', postId, {
    ...content,
    furtherDates: [at('20:30', 'Cleaning')],
  })
  await approve(revisionId)

  expect((await stateOf(app, drives)).status).toBe('cancelled')
  const [gone] = await mailsAbout(app, 'ambassador', `A date was called off: ${title}`)
  expect(gone?.text).toContain('Driving')
  expect((await stateOf(app, cleans)).status).toBe('pending')
  const [moved] = await mailsAbout(app, 'applicant', `Changed: ${title}`)
  expect(moved?.text).toMatch(/New time: Cleaning, .* 8:30 – 9:00 PM.* It was Cleaning, .* 8:00/)
  expect((await stateOf(app, cooks)).status).toBe('pending')
  expect(await mailsAbout(app, 'supporter', `Changed: ${title}`)).toEqual([])

  // A new date is news for nobody who chose another.
  await approve(
    await proposeEdit(app, 'partner', postId, {
      ...content,
      furtherDates: [at('20:30', 'Cleaning'), at('19:00', 'Singing')],
    }),
  )
  expect(await mailsAbout(app, 'applicant', `Changed: ${title}`)).toHaveLength(1)
})

test('fewer places than are taken, or a sign-up for the whole instead, cannot be approved', async () => {
  const edits: [object, RegExp][] = [
    [{ furtherDates: [at('18:00', 'Driving', '1')] }, /^More people/],
    [{ chooseDates: '', furtherDates: [at('20:00', '')] }, /^People have already signed up/],
  ]
  for (const [more, why] of edits) {
    const { postId, content, dateOf } = await publish('Kept as they signed up')
    await join('supporter', postId, dateOf('Driving'))
    await join('ambassador', postId, dateOf('Driving'))
    const edit = await proposeEdit(app, 'partner', postId, { ...content, ...more })
    await expect(approve(edit)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(why),
    })
  }
})

test('shifts at the same time need labels of their own', async () => {
  const content = { ...first(), chooseDates: 'on', furtherDates: [at('18:00', '')] }
  await expect(proposePost(app, 'partner', { type: 'event', ...content })).toBeRefused('bad_input')
})

test('a date that someone has just signed up for is not removed without a word', async () => {
  const { postId, content, dateOf } = await publish('Taken meanwhile')
  await join('ambassador', postId, dateOf('Driving'))
  const revisionId = await proposeEdit(app, 'partner', postId, {
    ...content,
    furtherDates: [at('20:00', 'Cleaning')],
  })
  // As of someone who signs up while staff approves: the sign-up is none of those that were told.
  const caller = app.caller('admin')
  const over = new Date(app.runtime.clock.now().getTime() + 400 * 24 * 60 * 60 * 1000)
  const later = { ...caller, runtime: { ...caller.runtime, clock: { now: () => over } } }
  await expect(decideRevision(later, { revisionId, decision: 'approve' })).toBeRefused(
    'conflict',
    'just signed up for a date',
  )
  await approve(revisionId)
  expect(
    await mailsAbout(app, 'ambassador', 'A date was called off: Taken meanwhile'),
  ).toHaveLength(1)
})

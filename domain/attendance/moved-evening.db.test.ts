import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { seedPosters, wholeEvent } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { addWalkIn } from './commands/add-walk-in.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const app = startTestApp()
beforeAll(() => seedPosters(app))

test('whoever was signed up at the door of an evening hears that it moves, not that another one does', async () => {
  const start = app.runtime.clock.now().getTime()
  const dayIn = (days: number) => new Date(start + days * DAY_MS).toISOString().slice(0, 10)
  const course = (first: string, second: string) => ({
    ...wholeEvent(app.runtime.clock.now()),
    startDate: dayIn(40),
    startTime: first,
    endTime: '21:00',
    furtherDates: [{ startDate: dayIn(47), startTime: second, endDate: '', endTime: '21:00' }],
  })
  const posted = { type: 'event', ...course('18:00', '18:00') } as const
  const { postId, revisionId } = await proposePost(app, 'partner', posted)
  const approve = (id: string) =>
    decideRevision(app.caller('admin'), { revisionId: id, decision: 'approve' })
  await approve(revisionId)
  app.advance(Date.parse(`${dayIn(40)}T08:00:00Z`) - start)
  const email = `${newId()}@example.org`
  const noa = { itemId: postId, dateId: null, name: 'Noa Cohen', email }
  await addWalkIn(app.caller('partner', newId()), noa)
  const kinds = async () => (await app.mailsTo(email)).map(({ kind }) => kind)
  await approve(await proposeEdit(app, 'partner', postId, course('18:00', '19:30')))
  expect(await kinds()).toEqual(['attendance.walk-in'])
  await approve(await proposeEdit(app, 'partner', postId, course('17:30', '19:30')))
  expect((await kinds()).toSorted()).toEqual(['attendance.walk-in', 'support.moved'])
})
